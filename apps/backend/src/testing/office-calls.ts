import { randomUUID } from 'node:crypto'
import type { TestShop } from './open-shop.ts'
import type { CallResult } from './order-calls.ts'

/** A call of the office, with its cookie. */
export async function officeCall(
  shop: TestShop,
  cookie: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<CallResult> {
  const address = `/api/office/v1${path}`
  const response =
    method === 'GET' || body === undefined
      ? await (method === 'GET'
          ? shop.get(address, { cookie })
          : shop.send(method, address, {}, { cookie, ...headers }))
      : await shop.send(method, address, body, { cookie, ...headers })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

/** The board's orders, by what is asked. */
export async function boardOf(
  shop: TestShop,
  cookie: string,
  query = '',
): Promise<CallResult['body']['orders']> {
  return (await officeCall(shop, cookie, 'GET', `/orders${query}`)).body.orders
}

export const once = () => ({ 'idempotency-key': randomUUID() })

/** What was held for five seconds is done. */
export async function afterHeld(shop: TestShop): Promise<void> {
  shop.setClock(new Date(shop.clock().getTime() + 5_001).toISOString())
  await shop.backend.drain()
}
