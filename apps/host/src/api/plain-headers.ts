import type { IncomingHttpHeaders } from 'node:http'
import type { AskHeaders } from '@samobranka/backend'

/** Headers as the socket brought them. The platform's own class checks and sorts each of them, for every call. */
export class PlainHeaders implements AskHeaders {
  readonly #values: IncomingHttpHeaders

  constructor(values: Readonly<IncomingHttpHeaders>) {
    this.#values = { ...values }
  }

  get(name: string): string | null {
    const value = this.#values[name]
    return value === undefined ? null : joined(value)
  }

  set(name: string, value: string): void {
    this.#values[name] = value
  }

  delete(name: string): void {
    this.#values[name] = undefined
  }

  *[Symbol.iterator](): Iterator<[string, string]> {
    for (const [name, value] of Object.entries(this.#values))
      if (value !== undefined) yield [name, joined(value)]
  }
}

const joined = (value: string | string[]): string => (typeof value === 'string' ? value : value.join(', '))
