import type { Database } from './database/database.ts'
import type { Authenticators } from './http/authenticate.ts'
import type { Context } from './http/context.ts'
import { createApp } from './http/create-app.ts'
import type { Log } from './http/log.ts'
import { ensureKeys, type Keys } from './integrators/keys.ts'
import { keysAuthenticator } from './integrators/keys-authenticator.ts'
import { pages } from './pages.ts'
import { tokenAuthenticator } from './people/token-authenticator.ts'
import type { Ports } from './ports.ts'
import { followPublications } from './publishing/current-publication.ts'
import { createRepublisher } from './publishing/republisher.ts'
import { storeRealtime } from './publishing/store-realtime.ts'
import { routes } from './routes.ts'
import { createSweeper } from './sweeper.ts'

export interface BackendOptions {
  readonly db: Database
  readonly clock: () => Date
  readonly log: Log
  readonly ports: Ports
  readonly production: boolean
  readonly publicUrl?: string | null
}

/** Told to whoever listens in this process: the host's socket, its page cache. */
export type BackendEvent = { readonly channel: string; readonly event: string; readonly data: unknown }

export interface Backend {
  fetch(request: Request): Promise<Response>
  start(): void
  stop(): Promise<void>
  onEvent(listener: (event: BackendEvent) => void): () => void
  keys(): Promise<Keys>
}

/** The backend on a migrated database: a fetch function and the work behind it. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { db, clock, log, ports, production } = options
  await storeRealtime(db, ports.realtime)
  const published = await followPublications(db, log)
  const republisher = createRepublisher(db, clock, log, published)
  const listeners = new Set<(event: BackendEvent) => void>()
  const emit = (event: BackendEvent) => {
    for (const listener of listeners) listener(event)
  }
  published.onChange((version) => emit({ channel: 'catalogue', event: 'published', data: { version } }))
  const context: Context = {
    db,
    clock,
    log,
    ports,
    production,
    publicUrl: options.publicUrl ?? null,
    published,
    snapshot: published.snapshot,
    republish: republisher.soon,
  }
  const sweeper = createSweeper(context)
  return {
    fetch: createApp(routes, context, authenticators, pages),
    start() {
      published.start()
      // An import that was cut off before its publish, or a version with other documents, is made good here.
      republisher.soon()
      sweeper.start()
    },
    async stop() {
      await sweeper.stop()
      await republisher.stop()
      await published.stop()
    },
    onEvent(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    keys: () => ensureKeys(db, clock),
  }
}

const authenticators: Authenticators = { token: tokenAuthenticator, keys: keysAuthenticator }
