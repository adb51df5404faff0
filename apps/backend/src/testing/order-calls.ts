import { randomUUID } from 'node:crypto'
import type { TestShop } from './open-shop.ts'
import type { WireOrder } from './order-body.ts'

// biome-ignore lint/suspicious/noExplicitAny: an answer as it came over the wire.
type Json = any

export interface CallResult {
  readonly status: number
  readonly body: Json
}

async function result(response: Promise<Response>): Promise<CallResult> {
  const { status, ...answer } = await response.then(async (one) => ({
    status: one.status,
    text: await one.text(),
  }))
  return { status, body: answer.text === '' ? null : JSON.parse(answer.text) }
}

export interface CallOptions {
  readonly token?: string | undefined
  readonly key?: string
  readonly lang?: string
}

function query({ token, lang }: CallOptions): string {
  const params = new URLSearchParams({ ...(token ? { token } : {}), ...(lang ? { lang } : {}) })
  return params.size > 0 ? `?${params}` : ''
}

export function quote(shop: TestShop, body: WireOrder, options: CallOptions = {}): Promise<CallResult> {
  return result(shop.send('POST', `/wp-json/checkout/v1/quote${query(options)}`, body))
}

/** Places with a key of its own unless one is given. */
export function place(shop: TestShop, body: WireOrder, options: CallOptions = {}): Promise<CallResult> {
  const headers = { 'idempotency-key': options.key ?? randomUUID() }
  return result(shop.send('POST', `/wp-json/checkout/v1/orders${query(options)}`, body, headers))
}

/** Places what must be placed, and answers the order. */
export async function placed(shop: TestShop, body: WireOrder, options: CallOptions = {}): Promise<Json> {
  const answer = await place(shop, body, options)
  if (answer.status !== 201)
    throw new Error(`The order was not placed: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.order
}

export function order(shop: TestShop, id: string, more = ''): Promise<CallResult> {
  return result(shop.get(`/wp-json/checkout/v1/orders/${id}${more}`))
}

/** cancel, rating, tips, repeat */
export function act(
  shop: TestShop,
  id: string,
  what: string,
  body: object = {},
  options: CallOptions = {},
): Promise<CallResult> {
  return result(shop.send('POST', `/wp-json/checkout/v1/orders/${id}/${what}${query(options)}`, body))
}

/** Moves an order as a POS would, by WooCommerce's names, one after the other. */
export async function move(
  shop: TestShop,
  number: string,
  ...statuses: readonly string[]
): Promise<CallResult[]> {
  const { consumerKey, consumerSecret } = await shop.backend.keys()
  const keys = `consumer_key=${consumerKey}&consumer_secret=${consumerSecret}`
  const { id } = await shop.db.sql
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const answers: CallResult[] = []
  for (const status of statuses)
    answers.push(await result(shop.send('PUT', `/wp-json/wc/v3/orders/${id}?${keys}`, { status })))
  return answers
}

export async function stockOf(
  shop: TestShop,
  productId: number,
  warehouseId = 1,
): Promise<number | undefined> {
  const row = await shop.db.sql
    .selectFrom('stock')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirst()
  return row?.quantity
}

export const codes = (result: CallResult): string[] =>
  (result.body.problems ?? result.body.data.problems).map((each: { code: string }) => each.code)
