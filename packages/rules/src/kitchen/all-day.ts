import type { ItemState } from './item-state.ts'

interface CountedItem {
  readonly productId: number
  readonly variationId: number
  readonly name: string
  /** The variation's name, where there is one. */
  readonly size: string
  readonly count: number
  readonly state: ItemState
  readonly held: boolean
}

export interface AllDayCount {
  readonly key: string
  readonly name: string
  readonly size: string
  readonly count: number
}

/** How many of each dish are still to be made, over all tickets: the most of one first. */
export function allDay(items: readonly CountedItem[]): readonly AllDayCount[] {
  const counts = new Map<string, AllDayCount>()
  for (const { productId, variationId, name, size, count, state, held } of items) {
    if (state === 'done' || held) continue
    const key = `${productId}/${variationId}`
    const before = counts.get(key)
    counts.set(key, before ? { ...before, count: before.count + count } : { key, name, size, count })
  }
  return [...counts.values()].sort(
    (one, other) => other.count - one.count || one.name.localeCompare(other.name),
  )
}
