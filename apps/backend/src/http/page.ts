import type { BackendRequest } from './backend-request.ts'
import type { Context } from './context.ts'

/** A page of the backend's own, outside the contract's table: people open it, or a provider's form posts to it. */
export interface Page {
  readonly method: 'GET' | 'POST'
  /** `/payments/sandbox/{id}` */
  readonly path: string
  answer(incoming: PageRequest, context: Context): Promise<Response>
}

export interface PageRequest {
  readonly request: BackendRequest
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
}
