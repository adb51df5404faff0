/** What one who listens to a channel is told. */
export interface Watch {
  /** By the event's name; the data is what the server sent, parsed from JSON and not yet judged. */
  readonly events: Readonly<Record<string, (data: unknown) => void>>
  /** The channel stands for the first time: what the page shows may be older. */
  readonly onOpen?: () => void
  /** Events may have been missed: the connection was away, or the page slept. Ask again, trust nothing heard. */
  readonly onReconnect?: () => void
  /** Opens the visitor's own order. */
  readonly key?: string | null
}
