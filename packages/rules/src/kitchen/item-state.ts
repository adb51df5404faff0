export const ITEM_STATES = ['waiting', 'started', 'done'] as const
export type ItemState = (typeof ITEM_STATES)[number]

/** What a cook says of an item. The first three name the state that it is in from then on. */
const ITEM_MARKS = ['waiting', 'started', 'done', 'hold', 'fire'] as const
/** What is said of a whole ticket. */
const TICKET_MARKS = ['front', 'in_turn'] as const
export const MARK_KINDS = [...ITEM_MARKS, ...TICKET_MARKS] as const
type ItemMark = (typeof ITEM_MARKS)[number]
export type MarkKind = (typeof MARK_KINDS)[number]

export interface CookedItem {
  readonly state: ItemState
  /** Kept back until somebody fires it: the course before is still being eaten. */
  readonly held: boolean
  /** When it was marked last; null for never. */
  readonly markedAt: Date | null
}

export const UNTOUCHED: CookedItem = { state: 'waiting', held: false, markedAt: null }

export const isItemMark = (kind: MarkKind): kind is ItemMark =>
  (ITEM_MARKS as readonly MarkKind[]).includes(kind)

/** The item after the mark; null where somebody has marked it later already, and that stays. */
export function markItem(item: CookedItem, kind: ItemMark, at: Date): CookedItem | null {
  if (item.markedAt !== null && at < item.markedAt) return null
  if (kind === 'fire') return { ...item, held: false, markedAt: at }
  // What is on the fire cannot be kept back.
  if (kind === 'hold') return { ...item, held: item.state === 'waiting', markedAt: at }
  return { state: kind, held: kind === 'waiting' && item.held, markedAt: at }
}

/** Nothing is left to do. An order without dishes was never in the kitchen. */
export function isCooked(items: readonly Pick<CookedItem, 'state'>[]): boolean {
  return items.length > 0 && items.every(({ state }) => state === 'done')
}
