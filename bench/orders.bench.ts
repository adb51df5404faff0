import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { openDatabase } from '@samobranka/backend'
import { startThrowawayPostgres } from '../apps/backend/src/testing/throwaway-postgres.ts'
import { type BareOrders, barePostgres, bareSqlite } from './lib/bare-orders.ts'
import { httpClients, runHttpClients } from './lib/http-clients.ts'
import { perSecond } from './lib/per-second.ts'
import { tell } from './lib/row.ts'
import { openShopOrders, orderBody, orderHeaders, type ShopOrders } from './lib/shop-orders.ts'

const SECONDS = 3
const CROWDS = [8, 64]
const BUDGET = { SQLite: 0.25, PostgreSQL: 0.4 } as const
let count = 0

if (process.argv[2] === 'clients') {
  await runHttpClients()
} else {
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-bench-'))
  try {
    await onSqlite(folder)
    await onPostgres()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function onSqlite(folder: string): Promise<void> {
  const db = openDatabase({ file: join(folder, 'shop.sqlite') })
  const shop = await openShopOrders(db)
  const bare = bareSqlite(join(folder, 'bare.sqlite'))
  await compare('SQLite', bare, shop)
  await quoting(shop)
  await bare.close()
  await shop.stop()
  await db.close()
}

async function onPostgres(): Promise<void> {
  const server = await startThrowawayPostgres({ durable: true })
  const db = openDatabase({ url: server.url })
  const shop = await openShopOrders(db)
  const bare = await barePostgres(server.url, 12)
  await compare('PostgreSQL', bare, shop)
  await bare.close()
  await shop.stop()
  await db.close()
  await server.stop()
}

async function compare(engine: keyof typeof BUDGET, bare: BareOrders, shop: ShopOrders): Promise<void> {
  for (const clients of CROWDS) {
    const load = { clients, seconds: SECONDS }
    const before = await perSecond(bare.place, load)
    const inProcess = await perSecond(placing(shop), load)
    const overHttp = await placingOverHttp(shop, load)
    const after = await perSecond(bare.place, load)
    // A neighbour on the machine slows one side only: the bare figure is taken on both sides of ours.
    const floor = (before + after) / 2
    const reference = { name: 'the bare transaction', value: floor }
    const budget = { ratio: BUDGET[engine] }
    const name = `Orders on ${engine}, ${clients} clients`
    tell({ name: `${name}, in process`, value: inProcess, unit: '/s', reference, budget })
    tell({ name: `${name}, over HTTP`, value: overHttp, unit: '/s', reference })
  }
}

/** A quote is what every change of a cart costs the server. */
async function quoting({ fetch, products }: ShopOrders): Promise<void> {
  const quote = async () => {
    count += 1
    const headers = { 'content-type': 'application/json' }
    const body = orderBody(count, products)
    const response = await fetch(
      new Request('http://shop/wp-json/checkout/v1/quote', { method: 'POST', body, headers }),
    )
    if (response.status !== 200) throw new Error(`Not quoted: ${response.status}`)
    await response.arrayBuffer()
  }
  const bare = async () => void JSON.stringify(JSON.parse(orderBody(count++, products)))
  tell({
    name: 'Quotes of three lines, 8 clients',
    value: await perSecond(quote, { clients: 8, seconds: SECONDS }),
    unit: '/s',
    reference: { name: 'parsing the body alone', value: await perSecond(bare, { clients: 8, seconds: 1 }) },
  })
}

function placing({ fetch, products }: ShopOrders): () => Promise<void> {
  return async () => {
    count += 1
    const body = orderBody(count, products)
    const request = { method: 'POST', body, headers: orderHeaders(body) }
    const response = await fetch(new Request('http://shop/wp-json/checkout/v1/orders', request))
    if (response.status !== 201) throw new Error(`Not placed: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }
}

async function placingOverHttp(
  shop: ShopOrders,
  load: { clients: number; seconds: number },
): Promise<number> {
  const server = createServer(getRequestListener(shop.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const rate = await httpClients({ ...load, port, products: shop.products })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return rate
}
