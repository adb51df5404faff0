import { randomInt } from 'node:crypto'
import type { HttpCall } from '../measure/ask.ts'
import { orderBody, orderHeaders } from '../measure/shop-orders.ts'

export const kinds = ['page', 'kept', 'call', 'order'] as const
export type Kind = (typeof kinds)[number]

/** Of twenty who come, so many want this. */
const shares: Readonly<Record<Kind, number>> = { page: 12, kept: 3, call: 3, order: 2 }
const line = kinds.flatMap((kind) => Array<Kind>(shares[kind]).fill(kind))

let count = randomInt(1_000_000)

/** What the next visitor wants: a page nobody has asked for yet, one that lies ready, a price, or an order. */
export function nextWant(products: readonly number[]): { readonly kind: Kind; readonly call: HttpCall } {
  const kind = line[randomInt(line.length)] ?? 'page'
  count += 1
  const from = { 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(256)}` }
  if (kind === 'page' || kind === 'kept') {
    // Under another name of the shop a page has other links: nobody has asked for it yet.
    const host = kind === 'page' ? { host: `shop-${count}.example` } : {}
    const headers = { accept: 'text/html', 'accept-encoding': 'br', ...from, ...host }
    return { kind, call: { method: 'GET', path: kind === 'page' ? '/menu/pizza' : '/', headers } }
  }
  const body = orderBody(count, products)
  const path = `/wp-json/checkout/v1/${kind === 'order' ? 'orders' : 'quote'}`
  return { kind, call: { method: 'POST', path, body, headers: { ...orderHeaders(body), ...from } } }
}
