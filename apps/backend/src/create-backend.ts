import { warnOfUncheckedPhones } from './guests/guest-terms.ts'
import type { Authenticators } from './http/authenticate.ts'
import type { BackendRequest } from './http/backend-request.ts'
import type { Context } from './http/context.ts'
import { createApp } from './http/create-app.ts'
import { type Reply, responseOf } from './http/reply.ts'
import { keysAuthenticator } from './integrators/keys-authenticator.ts'
import { keysInUse } from './integrators/known-keys.ts'
import { jobKinds } from './job-kinds.ts'
import { createWorker } from './jobs/create-worker.ts'
import { pages } from './pages.ts'
import type { RealtimeEvent } from './ports/realtime-provider.ts'
import { followPublications } from './publishing/current-publication.ts'
import { createRepublisher } from './publishing/republisher.ts'
import { storeRealtime } from './publishing/store-realtime.ts'
import { vapidKeys } from './push/vapid-keys.ts'
import { type AppCredentials, appCredentials } from './realtime/app-credentials.ts'
import { openRealtime } from './realtime/open-realtime.ts'
import { routes } from './routes.ts'
import { ensureVersions } from './secrets/ensure-versions.ts'
import type { Keys } from './secrets/integrator-keys.ts'
import type { SecretVersion } from './secrets/secret-version.ts'
import { livingSessions } from './sessions/living-sessions.ts'
import { tokenAuthenticator } from './sessions/token-authenticator.ts'
import { livingStaffSessions } from './staff/living-staff-sessions.ts'
import { firstLink } from './staff/people/owner-link.ts'
import { staffAuthenticator } from './staff/staff-authenticator.ts'
import { createSweeper } from './sweeper.ts'
import { followSwitches } from './switches/follow-switches.ts'

export type BackendOptions = Pick<Context, 'db' | 'clock' | 'log' | 'ports' | 'production'> &
  Partial<Pick<Context, 'publicUrl' | 'loginCodes'>>

/** Told to whoever listens in this process: the host's socket, its page cache. */
export type BackendEvent = RealtimeEvent

export interface Backend {
  fetch(request: Request): Promise<Response>
  /** The same with less around it, for whoever writes the answer to a socket himself. */
  answer(request: BackendRequest): Promise<Reply | Response>
  start(): void
  stop(): Promise<void>
  onEvent(listener: (event: BackendEvent) => void): () => void
  keys(): Promise<Keys>
  /** Where the first owner comes in; null as soon as somebody works here. */
  firstLink(): Promise<string | null>
  /** What the host seals cookies with and makes nonces of; asked again and again, as they are rotated. */
  secrets(): Promise<HostSecrets>
  /** Of the sessions by whose right somebody listens, those that are not over. */
  livingSessions(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** What the host's own socket checks signatures with; null where a provider's socket is used. */
  realtime(): Promise<AppCredentials | null>
  /** Runs the jobs that are due now, to their end. */
  drain(): Promise<void>
}

export interface HostSecrets {
  readonly session: readonly SecretVersion[]
  readonly nonce: readonly SecretVersion[]
}

/** The backend on a migrated database: a fetch function and the work behind it. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { db, clock, log, ports, production } = options
  await storeRealtime(db, ports.realtime?.settings)
  const published = await followPublications(db, log)
  const switches = await followSwitches(db, clock, log)
  const republisher = createRepublisher(db, clock, log, published)
  const context: Context = {
    db,
    clock,
    log,
    ports,
    production,
    publicUrl: options.publicUrl ?? null,
    loginCodes: options.loginCodes ?? { perHour: null, inLog: false },
    published,
    snapshot: published.snapshot,
    switches,
    republish: republisher.soon,
  }
  // Made before anybody asks: of several hosts that start at once one makes them, and all use the same.
  await vapidKeys(db, clock())
  const realtime = await openRealtime(context, published.onChange)
  const worker = createWorker(context, jobKinds)
  const sweeper = createSweeper(context)
  const answer = createApp(routes, context, authenticators, pages)
  return {
    answer,
    fetch: async (request) => responseOf(await answer(request)),
    start() {
      published.start()
      switches.start()
      // An import that was cut off before its publish, or a version with other documents, is made good here.
      republisher.soon()
      realtime.start()
      worker.start()
      sweeper.start()
      warnOfUncheckedPhones(context)
    },
    async stop() {
      await sweeper.stop()
      await republisher.stop()
      await worker.stop()
      await realtime.stop()
      await switches.stop()
      await published.stop()
    },
    onEvent: realtime.onEvent,
    keys: () => keysInUse(db, clock),
    firstLink: () => firstLink(db, clock()),
    secrets: async () => ({
      session: await ensureVersions(db, 'session', clock()),
      nonce: await ensureVersions(db, 'nonce', clock()),
    }),
    livingSessions: async (ids) => {
      const now = clock()
      const [guests, people] = await Promise.all([
        livingSessions(db, now, ids),
        livingStaffSessions(db, now, ids),
      ])
      return new Set([...guests, ...people])
    },
    realtime: async () => (ports.realtime ? null : appCredentials(context)),
    drain: worker.drain,
  }
}

const authenticators: Authenticators = {
  token: tokenAuthenticator,
  keys: keysAuthenticator,
  staff: staffAuthenticator,
}
