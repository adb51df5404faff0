import { resolve } from 'node:path'
import type { LoginCodes, SqliteDriverName } from '@samobranka/backend'
import { readLoginCodes } from './config-login.ts'
import { type MessagesConfig, readMessages } from './config-messages.ts'
import { type PaymentsConfig, readPayments } from './config-payments.ts'
import { type PusherConfig, readPusher } from './config-pusher.ts'
import { createReader } from './config-reader.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const sqliteDrivers = ['node', 'photostructure'] as const satisfies readonly SqliteDriverName[]
const switches = ['on', 'off'] as const
const scriptPolicies = ['strict', 'open'] as const

export type Config = Readonly<{
  port: number
  host: string
  production: boolean
  logLevel: (typeof logLevels)[number]
  /** The database file, keys and pictures; deleting it starts afresh. */
  dataDir: string
  /** What an empty database is filled with; null means the demo business. */
  businessDir: string | null
  /** null means the SQLite file in `dataDir`. */
  databaseUrl: string | null
  /** Whose SQLite the file is read with; null means Node's own where it has one, and else that of the package. */
  sqliteDriver: SqliteDriverName | null
  /** Another server with the same calls; null means the embedded backend. */
  backendUrl: string | null
  /** Where visitors see the shop, without a path; null, outside production, means whatever host they asked for. */
  publicUrl: string | null
  /** Where pictures are fetched from, when a CDN stands before them. */
  publicAssetUrl: string | null
  /** Opens the operator's own pages to whoever is in no private network; null opens them to nobody else. */
  operationsToken: string | null
  /** Shared by hosts that have no database in common; null means a key of the database or of `dataDir`. */
  sessionSecret: string | null
  /** What it was before: cookies sealed with it open until it is taken out of the environment. */
  sessionSecretBefore: string | null
  /** `open` lets any script run on pages: for an operator whose widgets cannot live under the strict policy. */
  scriptPolicy: (typeof scriptPolicies)[number]
  /** A Nominatim-compatible server that understands addresses. */
  geocoderUrl: string | null
  /** A key of Yandex's geocoder; it goes before `geocoderUrl`. */
  yandexGeocoderKey: string | null
  /** Who carries codes to phones; without any they stay in the shop's own box. */
  messages: MessagesConfig
  /** How many codes an hour may cost, and whether they may stand in the log of a real shop. */
  loginCodes: LoginCodes
  /** Who takes money; without any, outside production, the sandbox page does. */
  payments: PaymentsConfig
  /** Off, everything is the same but slower: raw sockets, prepared heads and the engine's flags are left alone. */
  accelerators: boolean
  /** Whose socket pages listen at; null means the host's own. */
  pusher: PusherConfig | null
  /** The instant at which the shop's clock starts; null means real time. */
  clockStart: Date | null
  /** The folder the command was typed in; npm itself always runs at the repository's root. */
  typedIn: string
  /** Things worth a warning that do not stop the start. */
  remarks: readonly string[]
}>

export type ConfigResult = { ok: true; config: Config } | { ok: false; faults: readonly string[] }

/** A command works on a shop's data; a shop is opened to visitors, who must know where they are. */
export type Purpose = 'command' | 'shop'

/** Reads the environment once; every fault is listed, so that one restart is enough to mend them. */
export function readConfig(env: NodeJS.ProcessEnv, purpose: Purpose = 'command'): ConfigResult {
  const read = createReader(env)
  const production = env.NODE_ENV === 'production'
  const clock = read.instant('CLOCK')
  const config: Config = {
    port: read.integer('PORT', 3000, 0, 65535),
    host: read.text('HOST') ?? '127.0.0.1',
    production,
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    dataDir: resolve(read.text('DATA_DIR') ?? 'data'),
    businessDir: read.folder('BUSINESS_DIR'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    sqliteDriver: read.choice('SQLITE_DRIVER', sqliteDrivers),
    backendUrl: read.url('BACKEND_URL', ['http:', 'https:']),
    publicUrl: read.origin('PUBLIC_URL'),
    publicAssetUrl: read.url('PUBLIC_ASSET_URL', ['http:', 'https:']),
    operationsToken: read.text('OPERATIONS_TOKEN'),
    sessionSecret: read.text('SESSION_SECRET'),
    sessionSecretBefore: read.text('SESSION_SECRET_BEFORE'),
    scriptPolicy: read.oneOf('SCRIPT_POLICY', scriptPolicies, 'strict'),
    geocoderUrl: read.url('GEOCODER_URL', ['http:', 'https:']),
    yandexGeocoderKey: read.text('YANDEX_GEOCODER_KEY'),
    messages: readMessages(read),
    loginCodes: readLoginCodes(read, production),
    payments: readPayments(read),
    accelerators: read.oneOf('ACCELERATORS', switches, 'on') === 'on',
    pusher: readPusher(read),
    clockStart: production ? null : clock,
    typedIn: env.INIT_CWD ?? process.cwd(),
    // A forgotten CLOCK must not let a real shop live in another year.
    remarks: production && clock ? ['CLOCK is ignored in production'] : [],
  }
  // Without it the shop would put into its links, and into the pages it keeps, whatever name a stranger asked for.
  if (production && purpose === 'shop' && read.text('PUBLIC_URL') === null)
    read.fault(
      'PUBLIC_URL',
      'is needed in production: the address visitors type, such as https://shop.example',
    )
  return read.faults.length > 0
    ? { ok: false, faults: read.faults }
    : { ok: true, config: Object.freeze(config) }
}

export const readEnvironment = (purpose?: Purpose): ConfigResult => readConfig(process.env, purpose)
