import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@samobranka/backend'
import { startThrowawayPostgres } from '../apps/backend/src/testing/throwaway-postgres.ts'
import { hostProcess } from './crash/host-process.ts'
import { runHttpClients, startHttpClients } from './measure/http-clients.ts'
import { middleRound } from './measure/middle-round.ts'
import { type Load, perSecond } from './measure/per-second.ts'
import { tell } from './measure/row.ts'
import { openShopOrders, orderBody, type ShopOrders } from './measure/shop-orders.ts'
import { type BareOrders, barePostgres, bareSqlite } from './shops/bare-orders.ts'
import { sqliteDriver } from './shops/sqlite-driver.ts'

const SECONDS = 1.5
const ROUNDS = 5
const WARMING = 8
const QUOTING = 4
const CROWDS = [8, 64]
const BUDGET = { SQLite: 0.25, PostgreSQL: 0.4 } as const
let count = 0

interface Stage {
  readonly engine: keyof typeof BUDGET
  readonly bare: BareOrders
  /** What a host of the shop is told; several may serve one PostgreSQL. */
  readonly env: Readonly<Record<string, string>>
  readonly hosts: readonly number[]
  openDatabase(): Database
}

if (process.argv[2] === 'clients') {
  runHttpClients()
} else {
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-bench-'))
  try {
    await onSqlite(folder)
    await onPostgres(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function onSqlite(folder: string): Promise<void> {
  const file = join(folder, 'samobranka.db')
  const bare = bareSqlite(join(folder, 'bare.sqlite'))
  await compare({
    engine: 'SQLite',
    bare,
    env: { DATA_DIR: folder },
    hosts: [1],
    openDatabase: () => openDatabase({ file, driver: sqliteDriver }),
  })
  await bare.close()
}

async function onPostgres(folder: string): Promise<void> {
  const { url, stop } = await startThrowawayPostgres({ durable: true })
  const bare = await barePostgres(url, 20)
  await compare({
    engine: 'PostgreSQL',
    bare,
    env: { DATA_DIR: folder, DATABASE_URL: url },
    hosts: [1, 2],
    openDatabase: () => openDatabase({ url }),
  })
  await bare.close()
  await stop()
}

async function compare(stage: Stage): Promise<void> {
  const { engine, env, hosts, openDatabase } = stage
  const db = openDatabase()
  const shop = await openShopOrders(db)
  await perCrowd(stage, 'in process', (load) => perSecond(placing(shop), load))
  if (engine === 'SQLite') await quoting(shop)
  await shop.stop()
  await db.close()
  for (const many of hosts) await overHttp(stage, many, { ...env, LOG_LEVEL: 'error' }, shop.products)
}

/** Through the whole product: hosts as processes of their own, clients in another, all on the same cores. */
async function overHttp(
  stage: Stage,
  many: number,
  env: Readonly<Record<string, string>>,
  products: readonly number[],
): Promise<void> {
  const hosts = Array.from({ length: many }, () => hostProcess(env))
  for (const host of hosts) await host.open()
  const ports = hosts.map((host) => Number(new URL(host.url()).port))
  // A host that has just opened is still being compiled; the bare transaction was compiled with its first thousand.
  const clients = startHttpClients({ ports, products })
  await clients.perSecond({ clients: 64, seconds: WARMING })
  const through = many === 1 ? 'over HTTP' : `over HTTP, ${many} hosts`
  await perCrowd(stage, through, clients.perSecond, many === 1)
  clients.leave()
  for (const host of hosts) await host.close()
}

async function perCrowd(
  { engine, bare }: Stage,
  through: string,
  ours: (load: Load) => Promise<number>,
  hasBudget = true,
): Promise<void> {
  for (const clients of CROWDS) {
    const load = { clients, seconds: SECONDS }
    const rounds = []
    // In turns: a slow moment of the machine then meets both.
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ bare: await perSecond(bare.place, load), ours: await ours(load) })
    const middle = middleRound(rounds, 'bare')
    tell({
      name: `Orders on ${engine}, ${clients} clients, ${through}`,
      value: middle.ours,
      unit: '/s',
      reference: { name: 'the bare transaction', value: middle.bare },
      ...(hasBudget && { budget: { ratio: BUDGET[engine] } }),
    })
  }
}

/** A quote is what every change of a cart costs the server. */
async function quoting({ ask, products }: ShopOrders): Promise<void> {
  const quote = async () => {
    count += 1
    const status = await ask('/wp-json/checkout/v1/quote', orderBody(count, products))
    if (status !== 200) throw new Error(`Not quoted: ${status}`)
  }
  const bare = async () => void JSON.stringify(JSON.parse(orderBody(count++, products)))
  tell({
    name: 'Quotes of three lines, 8 clients',
    value: await perSecond(quote, { clients: 8, seconds: QUOTING }),
    unit: '/s',
    reference: { name: 'parsing the body alone', value: await perSecond(bare, { clients: 8, seconds: 1 }) },
  })
}

function placing({ ask, products }: ShopOrders): () => Promise<void> {
  return async () => {
    count += 1
    const status = await ask('/wp-json/checkout/v1/orders', orderBody(count, products))
    if (status !== 201) throw new Error(`Not placed: ${status}`)
  }
}
