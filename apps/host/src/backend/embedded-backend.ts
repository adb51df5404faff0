import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Backend,
  createBackend,
  type Database,
  type HostSecrets,
  importBusiness,
  isEmpty,
  type LoginCodes,
  migrate,
  openDatabase,
  type Ports,
  type SqliteDriverName,
} from '@samobranka/backend'
import type { Log } from '../operations/log.ts'
import type { BackendConnection } from './backend-connection.ts'
import { keepBusinessFiles } from './business-files.ts'
import { copyKeys } from './copy-keys.ts'
import { addressWithCredentials, noCredentials } from './credentials.ts'

/** Where the shop's database is, and what a file of SQLite is read with. */
export interface ShopDatabase {
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly sqliteDriver?: SqliteDriverName | null
}

export interface EmbeddedBackendParts extends ShopDatabase {
  readonly businessDir: string
  readonly publicUrl: string | null
  readonly production: boolean
  readonly loginCodes?: LoginCodes
  readonly ports: Ports
  readonly clock: () => Date
  readonly log: Log
}

export interface OpenBackend
  extends BackendConnection,
    Pick<Backend, 'realtime' | 'onEvent' | 'livingSessions' | 'firstLink'> {
  /** null before a foreign server, which keeps none for us. */
  readonly secrets: (() => Promise<HostSecrets>) | null
  close(): Promise<void>
}

/** The folder an empty database was to be filled from has faults: each is a line for the operator. */
export class BusinessFaults extends Error {
  readonly faults: readonly string[]
  constructor(dir: string, faults: readonly string[]) {
    super(`The business in ${dir} cannot be imported`)
    this.faults = faults
  }
}

/** Opens the database, brings it up to date, fills it when it is empty, and starts the backend on it. */
export async function openEmbeddedBackend(parts: EmbeddedBackendParts): Promise<OpenBackend> {
  const { dataDir, clock, log, loginCodes, ports, production, publicUrl } = parts
  const db = await openShopDatabase(parts, log)
  await migrate(db)
  if (await isEmpty(db)) await seed(db, parts)
  const backend = await createBackend({
    db,
    clock,
    log,
    ports,
    production,
    publicUrl,
    ...(loginCodes ? { loginCodes } : {}),
  })
  backend.start()
  const stopCopying = await copyKeys(dataDir, backend.keys, log)
  return {
    kind: 'embedded',
    fetch: (request, credentials = noCredentials) => {
      const address = addressWithCredentials(request.url, credentials)
      return backend.fetch(address === request.url ? request : new Request(address, request))
    },
    answer: (ask, credentials = noCredentials) =>
      backend.answer(ask.at(addressWithCredentials(ask.url, credentials))),
    keys: backend.keys,
    realtime: backend.realtime,
    firstLink: backend.firstLink,
    onEvent: backend.onEvent,
    secrets: backend.secrets,
    livingSessions: backend.livingSessions,
    async check() {
      await db.sql.selectFrom('secrets').select('name').limit(1).execute()
    },
    onPublished: (listener) =>
      backend.onEvent(({ channel, event }) => {
        if (channel === 'catalogue' && event === 'published') listener()
      }),
    async close() {
      stopCopying()
      await backend.stop()
      await db.close()
    },
  }
}

export async function openShopDatabase(where: ShopDatabase, log: Log): Promise<Database> {
  const { dataDir, databaseUrl: url, sqliteDriver } = where
  await mkdir(dataDir, { recursive: true })
  const onFault = (fault: Error) => log.error({ err: fault }, 'the database connection failed')
  if (url) return openDatabase({ url, onFault })
  return openDatabase({ file: join(dataDir, 'samobranka.db'), driver: sqliteDriver ?? undefined })
}

async function seed(db: Database, { businessDir, dataDir, clock, log }: EmbeddedBackendParts): Promise<void> {
  log.info({ businessDir }, 'the database is empty: importing the business')
  const outcome = await importBusiness(db, businessDir, { stock: true, clock })
  if (!outcome.ok) {
    await db.close()
    throw new BusinessFaults(businessDir, outcome.faults)
  }
  for (const line of outcome.idle) log.info({ businessDir }, line)
  await keepBusinessFiles(businessDir, dataDir)
}
