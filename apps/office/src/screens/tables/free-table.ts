import type { OfficeStay, OfficeTables } from '@samobranka/contract'

export const isOpen = ({ state }: Pick<OfficeStay, 'state'>): boolean =>
  state === 'expected' || state === 'seated'

/** When a table that is free now is somebody's next; null: nobody's today. `taken` where somebody has it. */
export function freeUntil(
  { stays }: Pick<OfficeTables, 'stays'>,
  table: number,
  now: number,
  except?: number,
): string | null | 'taken' {
  const others = stays
    .filter((stay) => isOpen(stay) && stay.table === table && stay.id !== except)
    .toSorted((a, b) => a.from.localeCompare(b.from))
  const isTaken = others.some(
    ({ from, to, state }) => Date.parse(from) <= now && (state === 'seated' || Date.parse(to) > now),
  )
  if (isTaken) return 'taken'
  return others.find(({ from }) => Date.parse(from) > now)?.from ?? null
}
