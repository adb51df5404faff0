import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { createBackend, type Database, importBusiness, migrate } from '@samobranka/backend'
import { transaction } from '../../apps/backend/src/database/transaction.ts'
import { BufferedRequest } from '../../apps/host/src/http/buffered-request.ts'

const visitor = new Request('http://shop/', { method: 'POST' })
const headersOf = (body: string) => new Headers(orderHeaders(body))
const bytesOf = (body: string) => new TextEncoder().encode(body)

/** From a Friday noon on, when all three kitchens of the demo are open. */
const NOON = Date.parse('2026-03-06T12:00:00+03:00')
const clock = (): Date => new Date(NOON + performance.now())
const log = { info: () => {}, warn: () => {}, error: (facts: object) => console.error(facts) }

export interface ShopOrders {
  /** Asks as the host asks: the body read, no Request around it. */
  ask(path: string, body: string): Promise<number>
  /** Products of the first kitchen, of which there is more than anybody orders. */
  readonly products: readonly number[]
  stop(): Promise<void>
}

/** The demo business on a database, with stock for every order. */
export async function openShopOrders(db: Database): Promise<ShopOrders> {
  await migrate(db)
  const imported = await importBusiness(db, resolve('packages/demo/business'), { stock: true, clock })
  if (!imported.ok) throw new Error(imported.faults.join('\n'))
  await transaction(db, (sql) => sql.updateTable('stock').set({ quantity: 1_000_000_000 }).execute())
  const backend = await createBackend({ db, clock, log, ports: {}, production: false })
  backend.start()
  return {
    async ask(path, body) {
      const answered = await backend.answer(
        new BufferedRequest(visitor, `http://shop${path}`, headersOf(body), bytesOf(body)),
      )
      return answered.status
    },
    products: await countedProducts(db),
    stop: backend.stop,
  }
}

/** The n-th order: three dishes delivered to a flat, paid in cash. */
export function orderBody(n: number, products: readonly number[]): string {
  const lines = [0, 1, 2].map((line) => ({
    product_id: products[(n * 7 + line * 5) % products.length],
    count: 2,
    supplements: [],
  }))
  return JSON.stringify({
    delivery_type: 'flat_rate',
    warehouse_id: 1,
    address: {
      address: 'Озёрск, Набережная улица, 2',
      flat: '5',
      entrance: '1',
      floor: '2',
      lat: 57.1536,
      lon: 39.39684,
    },
    take_date: '06.03.2026',
    take_time: 'asap',
    lines,
    coupons: [],
    gifts: [],
    people_count: 2,
    payment_method: 'cod',
    customer: { name: 'Пётр', phone: '+79160000001' },
  })
}

export const orderHeaders = (body: string): Record<string, string> => ({
  'content-type': 'application/json',
  'content-length': String(Buffer.byteLength(body)),
  'idempotency-key': randomUUID(),
})

/** Dishes without variations that are counted and sold by the piece at the first kitchen; two of each of three reach the minimum. */
export async function countedProducts(db: Database): Promise<number[]> {
  const counted = await db.sql
    .selectFrom('stock')
    .select('product_id')
    .where('warehouse_id', '=', 1)
    .where('variation_id', '=', 0)
    .execute()
  const ids = new Set(counted.map((row) => row.product_id))
  const documents = await db.sql
    .selectFrom('business_documents')
    .select('body')
    .where('kind', '=', 'products')
    .orderBy('position')
    .execute()
  return documents
    .map(({ body }) => JSON.parse(body))
    .filter(
      ({ id, in_stock, product_availability }) =>
        ids.has(id) && in_stock !== false && product_availability !== false,
    )
    .filter(
      ({ variations_data, measure_unit, price }) =>
        (variations_data ?? []).length === 0 && measure_unit !== 'kg' && Number(price) >= 100,
    )
    .map(({ id }) => id)
}
