import {
  type Answer,
  cancelOrder,
  createClient,
  type Order,
  orderById,
  type RepeatAnswer,
  rateOrder,
  repeatOrder,
  tipOrder,
} from '@samobranka/contract'
import type { Money } from '@samobranka/rules'

const client = createClient({ fetch: (input, init) => fetch(input, init), baseUrl: '/api' })

/** The order's own key proves the guest; a customer is known by the session. */
const proof = (key: string | null) => (key === null ? {} : { key })

export function askOrder(id: string, key: string | null, lang: string): Promise<Answer<Order>> {
  return client.call(orderById, { params: { id }, query: { ...proof(key), lang }, latest: true })
}

export function cancel(id: string, key: string | null, lang: string): Promise<Answer<Order>> {
  return client.call(cancelOrder, { params: { id }, query: { lang }, body: { key } })
}

export interface Rating {
  readonly stars: number
  readonly tags: readonly string[]
  readonly comment: string
}

export function rate(id: string, key: string | null, rating: Rating, lang: string): Promise<Answer<Order>> {
  return client.call(rateOrder, { params: { id }, query: { lang }, body: { ...rating, key } })
}

export async function tip(id: string, key: string | null, amount: Money, lang: string) {
  return client.call(tipOrder, { params: { id }, query: { lang }, body: { amount, key } })
}

export function repeat(id: string, key: string | null, lang: string): Promise<Answer<RepeatAnswer>> {
  return client.call(repeatOrder, { params: { id }, query: { ...proof(key), lang } })
}
