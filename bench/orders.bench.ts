import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@samobranka/backend'
import { startThrowawayPostgres } from '../apps/backend/src/testing/throwaway-postgres.ts'
import { hostProcess } from './crash/host-process.ts'
import { type BareOrders, barePostgres, bareSqlite } from './lib/bare-orders.ts'
import { httpClients, runHttpClients } from './lib/http-clients.ts'
import { perSecond } from './lib/per-second.ts'
import { tell } from './lib/row.ts'
import { openShopOrders, orderBody, type ShopOrders } from './lib/shop-orders.ts'

const SECONDS = 4
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
  await runHttpClients()
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
    openDatabase: () => openDatabase({ file }),
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

/** The bare transaction is taken before and after: a neighbour on the machine slows one side only. */
async function compare({ engine, bare, env, hosts, openDatabase }: Stage): Promise<void> {
  const before = await perCrowd((load) => perSecond(bare.place, load))
  const db = openDatabase()
  const shop = await openShopOrders(db)
  const inProcess = await perCrowd((load) => perSecond(placing(shop), load))
  if (engine === 'SQLite') await quoting(shop)
  await shop.stop()
  await db.close()
  const served = []
  for (const many of hosts) served.push({ many, rates: await overHttp(many, env, shop.products) })
  const after = await perCrowd((load) => perSecond(bare.place, load))

  for (const [at, clients] of CROWDS.entries()) {
    const reference = { name: 'the bare transaction', value: (rate(before, at) + rate(after, at)) / 2 }
    const budget = { ratio: BUDGET[engine] }
    const name = `Orders on ${engine}, ${clients} clients`
    tell({ name: `${name}, in process`, value: rate(inProcess, at), unit: '/s', reference, budget })
    for (const { many, rates } of served) {
      const through = many === 1 ? 'over HTTP' : `over HTTP, ${many} hosts`
      const judged = many === 1 ? { budget } : {}
      tell({ name: `${name}, ${through}`, value: rate(rates, at), unit: '/s', reference, ...judged })
    }
  }
}

function rate(rates: readonly number[], at: number): number {
  return rates[at] ?? 0
}

async function perCrowd(
  work: (load: { clients: number; seconds: number }) => Promise<number>,
): Promise<number[]> {
  const rates = []
  for (const clients of CROWDS) rates.push(await work({ clients, seconds: SECONDS }))
  return rates
}

/** Through the whole product: hosts as processes of their own, clients in another, all on the same cores. */
async function overHttp(
  many: number,
  env: Readonly<Record<string, string>>,
  products: readonly number[],
): Promise<number[]> {
  const hosts = Array.from({ length: many }, () => hostProcess({ ...env, LOG_LEVEL: 'error' }))
  for (const host of hosts) await host.open()
  const ports = hosts.map((host) => Number(new URL(host.url()).port))
  // A host that has just opened is still being compiled; the bare transaction was compiled with its first thousand.
  await httpClients({ clients: 64, seconds: SECONDS, ports, products })
  const rates = await perCrowd((load) => httpClients({ ...load, ports, products }))
  for (const host of hosts) await host.close()
  return rates
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
    value: await perSecond(quote, { clients: 8, seconds: SECONDS }),
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
