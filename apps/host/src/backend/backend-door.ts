import type { Reply } from '@samobranka/backend'
import type { ReadAsk } from '../api/read-ask.ts'
import type { ContractAsk } from './contract-ask.ts'
import type { Proof } from './proof.ts'

export interface Keys {
  readonly consumerKey: string
  readonly consumerSecret: string
}

/** The backend as the host sees it, embedded or behind BACKEND_URL. */
export interface BackendDoor {
  readonly kind: 'embedded' | 'remote'
  fetch(request: Request, proof?: Proof): Promise<Response>
  /** The same for what goes straight on to a visitor; without a proof whoever asks brings his own. */
  answer(ask: ReadAsk, proof?: Proof): Promise<Reply | Response>
  /**
   * A browser's call as a foreign server will be asked it, or why it is not asked: who may call is judged by what is
   * sent. Absent where the backend reads calls itself.
   */
  inContractWords?(ask: ReadAsk): Promise<ContractAsk | Response>
  /** The names of calls this server does not have; absent where it has them all. */
  lacking?(): Promise<ReadonlySet<string>>
  /** null when nobody told us the keys of a foreign server. */
  keys(): Promise<Keys | null>
  /** Throws when the backend could not answer anybody now. */
  check(): Promise<void>
  /** Calls the listener when settings or catalogue have a new version; gives the way to stop it. */
  onPublished(listener: () => void): () => void
}
