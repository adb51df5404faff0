import { importBusiness } from '../business/import-business.ts'
import { type Backend, type BackendOptions, createBackend } from '../create-backend.ts'
import type { Database } from '../database/database.ts'
import { businessFolder } from './business-folder.ts'
import { holdToContract } from './hold-to-contract.ts'
import type { SmallBusiness } from './small-business.ts'
import { testDatabase } from './test-database.ts'

export interface TestShop {
  readonly db: Database
  readonly backend: Backend
  /** What was logged, for tests that expect something there. */
  readonly logged: { level: string; facts: object; message: string | undefined }[]
  clock(): Date
  setClock(instant: string): void
  get(path: string, headers?: Record<string, string>): Promise<Response>
  json(path: string, headers?: Record<string, string>): Promise<unknown>
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
}

interface ShopOptions {
  /** An ISO instant; Friday noon in Moscow unless said otherwise. */
  readonly at?: string
  readonly business?: (business: SmallBusiness) => void
  readonly ports?: BackendOptions['ports']
  readonly production?: boolean
  readonly loginCodes?: BackendOptions['loginCodes']
  /** Another host's database, with its business in it; a fresh one when left out. */
  readonly db?: Database
}

const FRIDAY_NOON = '2026-03-06T12:00:00+03:00'

/** A backend on a fresh database with the small business, at an instant of the test's choice. No port is opened. */
export async function openShop(options: ShopOptions = {}): Promise<TestShop> {
  let now = new Date(options.at ?? FRIDAY_NOON)
  const clock = () => now
  const db = options.db ?? (await filledDatabase(options.business, clock))
  const logged: TestShop['logged'] = []
  const note = (level: string) => (facts: object, message?: string) => logged.push({ level, facts, message })
  const log = { info: note('info'), warn: note('warn'), error: note('error') }
  const { ports = {}, production = false, loginCodes = { perHour: null, inLog: false } } = options
  const backend = await createBackend({ db, clock, log, ports, production, loginCodes })
  const ask = async (request: Request) => holdToContract(request, await backend.fetch(request))
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(new Request(`http://shop${path}`, { headers }))
  return {
    db,
    backend,
    logged,
    clock,
    setClock(instant) {
      now = new Date(instant)
    },
    get,
    json: async (path, headers) => (await get(path, headers)).json(),
    send: (method, path, body, headers = {}) =>
      ask(
        new Request(`http://shop${path}`, {
          method,
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        }),
      ),
  }
}

async function filledDatabase(business: ShopOptions['business'], clock: () => Date): Promise<Database> {
  const db = await testDatabase()
  const imported = await importBusiness(db, await businessFolder(business), { stock: false, clock })
  if (!imported.ok) throw new Error(imported.faults.join('\n'))
  return db
}
