import { cleanHtml } from '@samobranka/backend'
import { type Client, createClient } from '@samobranka/contract'
import type { Shop } from '@samobranka/storefront/app/catalogue-access/shop.ts'
import { chooseCredentials } from '../api/choose-credentials.ts'
import type { FindCall } from '../api/find-call.ts'
import type { VerifySession } from '../api/verify-session.ts'
import type { BackendConnection } from '../backend/backend-connection.ts'
import type { Documents } from '../documents/documents.ts'
import type { Log } from '../operations/log.ts'
import type { Session } from '../session/session-cookie.ts'

export interface ShopParts {
  readonly backend: BackendConnection
  readonly findCall: FindCall
  readonly verifySession: VerifySession
  readonly documents: Documents
  /** null: the embedded backend. */
  readonly backendUrl: string | null
  /** The same client, which knows what was published without asking. */
  cachePublished(client: Client): Client
  now(): Date
  readonly version: string
  readonly cityBounds: Shop['cityBounds']
  readonly isProduction: boolean
}

export interface PersonalShop {
  readonly shop: Shop
  /** Whether the page looked at who is asking: then it is nobody else's. */
  isPersonal(): boolean
}

export interface Asking {
  readonly session: Session | null
  readonly publicUrl: string
  readonly nonce: string
  readonly log: Log
}

/** The shop as one request sees it. */
export function createShop(parts: ShopParts, { session, publicUrl, nonce, log }: Asking): PersonalShop {
  const { documents, now, version, cityBounds, isProduction } = parts
  let personal = false
  const touch = () => {
    personal = true
  }
  return {
    isPersonal: () => personal,
    shop: {
      settings: documents.settings,
      catalogue: documents.catalogue,
      catalogueHome: documents.catalogueHome,
      front: documents.front,
      backendUrl: parts.backendUrl,
      lacking: async () => (await parts.backend.lacking?.()) ?? NOTHING,
      backend: parts.cachePublished(sessionClient(parts, session, log, touch)),
      cleanHtml,
      get session() {
        touch()
        return session && { userId: session.userId }
      },
      now,
      publicUrl,
      version,
      cityBounds,
      isProduction,
      nonce,
      log,
    },
  }
}

const NOTHING: ReadonlySet<string> = new Set()

const statuses = { unauthorized: 401, forbidden: 403, upstream_unavailable: 502 } as const

/** Calls of a page's loaders: the same credentials are added as to the browser's own calls, by the same rules. */
function sessionClient(parts: ShopParts, session: Session | null, log: Log, touch: () => void): Client {
  const { backend, findCall } = parts
  return createClient({
    baseUrl: 'http://backend',
    timeoutMs: 5_000,
    onWarning: (call, warning) => log.warn({ call, ...warning }, 'a record of the backend was left out'),
    async fetch(address, init) {
      const url = new URL(address)
      const chosen = chooseCredentials(findCall(init.method ?? 'GET', url.pathname), url, session)
      const credentials = await parts.verifySession(chosen, session)
      if (!credentials.ok) {
        touch()
        return Response.json({ code: credentials.refusal }, { status: statuses[credentials.refusal] })
      }
      if (credentials.token || credentials.keys) touch()
      return backend.fetch(new Request(url, init), {
        token: credentials.token && session ? session.token : null,
        keys: credentials.keys ? await backend.keys() : null,
      })
    },
  })
}
