import type { Language } from '@samobranka/dictionary'
import type { BackendRequest } from './backend-request.ts'
import type { Caller } from './caller.ts'

/** One request, parsed by the contract. */
export interface Call<Q = unknown, B = unknown> {
  readonly request: BackendRequest
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  readonly query: Q
  readonly body: B
  /** The body as it came, for signatures. */
  readonly rawBody: string
  readonly caller: Caller
  /** The language of contents: `lang` where the business has translations into it, else its default. */
  readonly language: string
  /** The language of messages. */
  readonly messageLanguage: Language
  /** The instant of the call: one for all that happens in it. */
  readonly now: Date
  /** Aborted when the caller is not waited for any more; made when first asked for, as most calls ask nobody. */
  signal(): AbortSignal
}
