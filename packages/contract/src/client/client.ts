import type { Endpoint, PathParams } from '../endpoints/endpoint.ts'
import type { OnWarning } from '../wire/reader.ts'
import type { Pause } from '../wire/steps.ts'
import type { Refusal } from './refusal.ts'

export interface ClientOptions {
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  /** What stands before the endpoint's path: '/api', 'https://shop.example', or ''. */
  readonly baseUrl: string
  readonly headers?: Readonly<Record<string, string>>
  /** Added to every query: token, key and secret on the server's side. */
  readonly query?: Readonly<Record<string, string>>
  readonly onWarning?: (endpoint: string, warning: Parameters<OnWarning>[0]) => void
  readonly timeoutMs?: number
  /** Taken while a large document is read, so that its reader holds nobody up. */
  readonly pause?: Pause
}

export interface CallOptions<P, Q, B> {
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Only the latest call of this endpoint counts: an earlier one still under way is ended. */
  readonly latest?: boolean
}

/** A call whose answer is read by somebody else: on another thread, where the document is large. */
export interface ReadElsewhere<A> {
  readonly readBytes?: (bytes: ArrayBuffer) => Promise<A>
}

export type Answer<A> =
  | { readonly ok: true; readonly status: number; readonly value: A; readonly headers: Headers }
  | { readonly ok: false; readonly refusal: Refusal }

export interface Client {
  call<P extends string, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    options?: CallOptions<PathParams<P>, Q, B> & ReadElsewhere<A>,
  ): Promise<Answer<A>>
}
