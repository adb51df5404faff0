/** What pino offers, as much of it as we call. */
export interface Log {
  info(facts: object, message?: string): void
  warn(facts: object, message?: string): void
  error(facts: object, message?: string): void
}
