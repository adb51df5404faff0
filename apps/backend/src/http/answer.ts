/** What a handler gives back when it agrees; the contract's codec writes `value`. */
export class Answer<A> {
  readonly value: A
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string>> | null

  constructor(value: A, more: { status?: number; headers?: Readonly<Record<string, string>> } = {}) {
    this.value = value
    this.status = more.status
    this.headers = more.headers ?? null
  }
}

export function answer<A>(
  value: A,
  more?: { status?: number; headers?: Readonly<Record<string, string>> },
): Answer<A> {
  return new Answer(value, more)
}
