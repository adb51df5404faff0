import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHeaders } from '@samobranka/backend'

/** Headers as the socket brought them. The platform's own class checks and sorts each of them, for every call. */
export class PlainHeaders implements RequestHeaders {
  readonly #brought: Readonly<IncomingHttpHeaders>
  /** What was said since; null what was taken back. A copy of all to change two would cost more than the two. */
  readonly #changed = new Map<string, string | null>()

  constructor(brought: Readonly<IncomingHttpHeaders>) {
    this.#brought = brought
  }

  get(name: string): string | null {
    const changed = this.#changed.get(name)
    if (changed !== undefined) return changed
    const value = this.#brought[name]
    return value === undefined ? null : joined(value)
  }

  set(name: string, value: string): void {
    this.#changed.set(name, value)
  }

  delete(name: string): void {
    this.#changed.set(name, null)
  }

  *[Symbol.iterator](): Iterator<[string, string]> {
    for (const [name, value] of Object.entries(this.#brought))
      if (value !== undefined && !this.#changed.has(name)) yield [name, joined(value)]
    for (const [name, value] of this.#changed) if (value !== null) yield [name, value]
  }
}

const joined = (value: string | string[]): string => (typeof value === 'string' ? value : value.join(', '))
