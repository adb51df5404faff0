import { useKitchens } from './use-kitchens.ts'

/** The zone of the kitchen that is looked at: a tablet and a laptop far away show what the clock on its wall shows. */
export const useTimeZone = (): string => useKitchens().chosen[0]?.timeZone ?? 'UTC'
