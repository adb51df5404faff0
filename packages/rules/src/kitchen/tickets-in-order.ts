interface QueuedTicket {
  readonly enteredAt: Date
  /** When it was put to the front; null for one that waits its turn. */
  readonly frontAt: Date | null
}

/** What is cooked first: what was put to the front, the latest of those first, then by the time of entering. */
export function ticketsInOrder<T extends QueuedTicket>(tickets: readonly T[]): readonly T[] {
  return [...tickets].sort(
    (one, other) =>
      (other.frontAt?.getTime() ?? 0) - (one.frontAt?.getTime() ?? 0) ||
      one.enteredAt.getTime() - other.enteredAt.getTime(),
  )
}
