import type { Switch, SwitchTerms } from '../model/switch.ts'

function isOn({ until }: Pick<SwitchTerms, 'until'>, now: Date): boolean {
  return until === null || now < until
}

const NONE: readonly never[] = []

/** What holds at the kitchen now; while none is chosen, what holds at every kitchen. */
export function switchesAt<S extends Switch>(
  switches: readonly S[],
  warehouseId: number | null,
  now: Date,
): readonly S[] {
  if (switches.length === 0) return NONE
  return switches.filter(
    (each) => (each.warehouseId === null || each.warehouseId === warehouseId) && isOn(each, now),
  )
}
