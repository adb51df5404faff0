import type { KitchenItem } from '@samobranka/contract'
import type { ItemState } from '@samobranka/rules'

const AFTER: Readonly<Record<ItemState, ItemState>> = { waiting: 'started', started: 'done', done: 'waiting' }

/** What a touch of the item says: on to the next state, and from the last to the first. */
export const nextMark = ({ state, held }: KitchenItem): ItemState | 'fire' => (held ? 'fire' : AFTER[state])

export const startable = (items: readonly KitchenItem[]): readonly KitchenItem[] =>
  items.filter(({ state, held }) => state === 'waiting' && !held)

export const unfinished = (items: readonly KitchenItem[]): readonly KitchenItem[] =>
  items.filter(({ state }) => state !== 'done')

/** Every item of these with a course of its own, by number. */
export const coursesOf = (items: readonly KitchenItem[]): readonly number[] =>
  [...new Set(items.map(({ course }) => course))].sort((one, other) => one - other)
