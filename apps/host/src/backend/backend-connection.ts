import type { Reply } from '@samobranka/backend'
import type { BufferedRequest } from '../http/buffered-request.ts'
import type { ContractRequest } from './contract-request.ts'
import type { CallCredentials, Keys } from './credentials.ts'

/** The backend as the host sees it, embedded or behind BACKEND_URL. */
export interface BackendConnection {
  readonly kind: 'embedded' | 'remote'
  fetch(request: Request, credentials?: CallCredentials): Promise<Response>
  /** The same for what goes straight on to a visitor; without credentials whoever asks brings their own. */
  answer(ask: BufferedRequest, credentials?: CallCredentials): Promise<Reply | Response>
  /**
   * A browser's call as a foreign server will be asked it, or why it is not asked: who may call is judged by what is
   * sent. Absent where the backend reads calls itself.
   */
  toContractRequest?(ask: BufferedRequest): Promise<ContractRequest | Response>
  /** The names of calls this server does not have; absent where it has them all. */
  lacking?(): Promise<ReadonlySet<string>>
  /** null when nobody told us the keys of a foreign server. */
  keys(): Promise<Keys | null>
  /** Throws when the backend could not answer anybody now. */
  check(): Promise<void>
  /** Calls the listener when settings or catalogue have a new version; gives the way to stop it. */
  onPublished(listener: () => void): () => void
}
