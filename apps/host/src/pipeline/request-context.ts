import type { Log } from '../operations/log.ts'
import type { RouteKind } from './route-kind.ts'

export interface RequestFacts {
  readonly id: string
  readonly kind: RouteKind
  /** Absolute, as the visitor typed it. */
  readonly url: string
  /** Where he comes from. */
  readonly address: string
  readonly pageKey: string | null
}

/** One request that has come in. */
export class RequestContext implements RequestFacts {
  readonly id: string
  readonly kind: RouteKind
  readonly url: string
  readonly address: string
  readonly pageKey: string | null
  readonly #shopLog: Log
  #log: Log | undefined

  constructor(facts: RequestFacts, shopLog: Log) {
    this.id = facts.id
    this.kind = facts.kind
    this.url = facts.url
    this.address = facts.address
    this.pageKey = facts.pageKey
    this.#shopLog = shopLog
  }

  /** Writes under the visit's id. Most visits have nothing to tell. */
  get log(): Log {
    this.#log ??= this.#shopLog.child({ request: this.id })
    return this.#log
  }
}
