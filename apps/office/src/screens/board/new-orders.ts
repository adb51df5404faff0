/** The orders that ring, by id. */
export type NewOrders = ReadonlySet<string>

export const NOBODY_WAITS: NewOrders = new Set()

/** What an event says of one order: it rings before the board has been asked for, and falls silent at once. */
export function noteNewOrder(ringing: NewOrders, id: string, isNew: boolean): NewOrders {
  if (ringing.has(id) === isNew) return ringing
  const changed = new Set(ringing)
  if (isNew) changed.add(id)
  else changed.delete(id)
  return changed
}
