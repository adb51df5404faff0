import { randomUUID } from 'node:crypto'
import { orderBody } from '../measure/shop-orders.ts'

/** What happens to an order after it was placed. */
const FATES = [
  'handed',
  'refused',
  'refusal taken back',
  'handed',
  'cancelled',
  'part given back by the bank',
  'handed',
  'part given back in cash',
  'cancelled by the guest',
  'handed',
] as const
type Fate = (typeof FATES)[number]

export interface Guest {
  readonly number: string
  readonly id: string
  readonly key: string
  readonly idempotencyKey: string
  readonly fate: Fate
  readonly total: number
  readonly pays: string
}

/** The n-th guest of the evening: delivered or fetched, by cash, card or online. The same key twice is one order. */
export async function placeGuest(
  urls: readonly string[],
  n: number,
  today: string,
  products: readonly number[],
): Promise<Guest> {
  const fate = FATES[n % FATES.length] ?? 'handed'
  const pays = fate === 'part given back by the bank' ? 'online' : n % 3 === 1 ? 'card' : 'cod'
  const dishes = JSON.parse(orderBody(n, products))
  const fetched = { delivery_type: 'local_pickup', pickup_point_id: 11, address: undefined }
  const body = {
    ...dishes,
    ...(n % 2 === 0 ? fetched : {}),
    take_date: today,
    payment_method: pays,
    customer: { name: `Гость ${n}`, phone: `+7916000${String(1_000 + n)}` },
    ...(n % 12 === 3 ? { allergy: 'Орехи' } : {}),
  }
  const idempotencyKey = randomUUID()
  const send = async (url: string) => {
    const response = await fetch(`${url}/wp-json/checkout/v1/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (response.status > 201) throw new Error(`Guest ${n}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }
  const [first, again] = await Promise.all([send(urls[0] ?? ''), send(urls.at(-1) ?? '')])
  if (first.order.id !== again.order.id) throw new Error(`Guest ${n} has two orders by one key`)
  const { id, number, total, totals } = first.order
  const { key } = first.order.key ? first.order : again.order
  if (pays === 'online') await payInSandbox(urls[0] ?? '', first.payment_url ?? again.payment_url)
  return { number, id, key, idempotencyKey, fate, total: Number(totals?.total ?? total), pays }
}

async function payInSandbox(url: string, paymentUrl: string): Promise<void> {
  const response = await fetch(new URL(new URL(paymentUrl).pathname, url), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url },
    body: 'result=pay',
  })
  if (response.status >= 400) throw new Error(`The sandbox answered ${response.status}`)
}

export async function cancelAsGuest(url: string, { id, key }: Guest): Promise<boolean> {
  const response = await fetch(`${url}/wp-json/checkout/v1/orders/${id}/cancel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  })
  return response.ok
}
