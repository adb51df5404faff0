import type { Ask, Reply } from '@samobranka/backend'

export interface Keys {
  readonly consumerKey: string
  readonly consumerSecret: string
}

/** The backend as the host sees it, embedded or behind BACKEND_URL. */
export interface BackendDoor {
  readonly kind: 'embedded' | 'remote'
  fetch(request: Request): Promise<Response>
  /** The same for what goes straight on to a visitor. */
  answer(ask: Ask): Promise<Reply | Response>
  /** null when nobody told us the keys of a foreign server. */
  keys(): Promise<Keys | null>
  /** Throws when the backend could not answer anybody now. */
  check(): Promise<void>
  /** Calls the listener when settings or catalogue have a new version; gives the way to stop it. */
  onPublished(listener: () => void): () => void
}
