import type { Choice } from '../../ui/select-field.tsx'
export const useCancelReasons = (): readonly Choice<string>[] => []
