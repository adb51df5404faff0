/** A statement written by hand: `?` for each value. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}
