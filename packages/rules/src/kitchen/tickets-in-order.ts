/** As the server has it, or as it was written down for a screen. */
type Instant = Date | string

interface QueuedTicket {
  readonly enteredAt: Instant
  /** When it was put to the front; null for one that waits its turn. */
  readonly frontAt: Instant | null
}

const time = (instant: Instant | null): number => (instant === null ? 0 : new Date(instant).getTime())

/** What is cooked first: what was put to the front, the latest of those first, then by the time of entering. */
export function ticketsInOrder<T extends QueuedTicket>(tickets: readonly T[]): readonly T[] {
  return [...tickets].sort(
    (one, other) => time(other.frontAt) - time(one.frontAt) || time(one.enteredAt) - time(other.enteredAt),
  )
}
