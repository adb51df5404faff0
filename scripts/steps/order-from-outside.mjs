import { randomUUID } from 'node:crypto'
import { StepFailed } from './run.mjs'

/** Two pizzas of the demo business, picked up at once, paid in cash. */
const body = JSON.stringify({
  delivery_type: 'local_pickup',
  warehouse_id: 1,
  take_date: '06.03.2026',
  take_time: 'asap',
  lines: [{ product_id: 1001, variation_id: 10011, count: 2, supplements: [] }],
  coupons: [],
  gifts: [],
  people_count: 1,
  payment_method: 'cod',
  customer: { name: 'Пётр', phone: '+79160000001' },
})

export async function firstOrder(url) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const answer = await fetch(`${url}/api/wp-json/checkout/v1/orders`, { method: 'POST', headers, body })
  const text = await answer.text()
  if (answer.status !== 201) throw new StepFailed(`The first order was answered ${answer.status}: ${text}`)
  return JSON.parse(text).order
}

export async function isThere(url, { id, key, number }) {
  const answer = await fetch(`${url}/api/wp-json/checkout/v1/orders/${id}?key=${key}`)
  return answer.status === 200 && (await answer.json()).number === number
}
