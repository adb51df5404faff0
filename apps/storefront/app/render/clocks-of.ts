import { type SteadyOffset, steadyOffset } from '@samobranka/rules'

interface Kitchens {
  readonly warehouses: readonly { readonly workTime: { readonly timeZone: string } }[]
}

/** What the clocks of all kitchens show: a page that knows it opens without the browser's own tables of the world. */
export function clocksOf({ warehouses }: Kitchens, now: Date): readonly SteadyOffset[] {
  const zones = new Set(warehouses.map(({ workTime }) => workTime.timeZone))
  return [...zones].map((zone) => steadyOffset(zone, now))
}
