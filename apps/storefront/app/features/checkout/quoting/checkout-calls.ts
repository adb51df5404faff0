import {
  type Answer,
  availableTimes,
  createClient,
  freeTables,
  type OrderBody,
  type PlacedOrder,
  placeOrder,
  type Quote,
  quoteOrder,
} from '@samobranka/contract'
import type { DeliveryType } from '@samobranka/rules'
import { readTrouble } from '../problems/read-trouble.ts'
import type { Trouble } from '../problems/trouble.ts'

// Kept alive: an order that was sent by a tab which is closed the next moment still arrives.
const client = createClient({
  fetch: (input, init) => fetch(input, { ...init, keepalive: init.method === 'POST' }),
  baseUrl: '/api',
})

export type DayTimes = { readonly date: string; readonly label: string; readonly times: readonly string[] }

export interface TimesQuestion {
  readonly warehouseId: number
  readonly way: DeliveryType
  readonly zoneId: number | null
  readonly distanceTime: number | null
  readonly lang: string
}

export async function askTimes(question: TimesQuestion): Promise<readonly DayTimes[]> {
  const { warehouseId, way, zoneId, distanceTime, lang } = question
  const delivered = way === 'flat_rate'
  const answer = await client.call(availableTimes, {
    query: {
      warehouseId,
      shippingMethod: way,
      ...(delivered && zoneId !== null ? { zoneId } : {}),
      ...(delivered && distanceTime !== null ? { distanceTime } : {}),
      lang,
    },
    latest: true,
  })
  return answer.ok ? answer.value.days : []
}

export async function askTables(
  warehouseId: number,
  date: string,
  people: number,
  lang: string,
): Promise<readonly string[]> {
  const answer = await client.call(freeTables, { query: { warehouseId, date, people, lang }, latest: true })
  return answer.ok ? answer.value.days.flatMap(({ times }) => times) : []
}

export interface Quotation {
  readonly quote: Quote
  readonly troubles: readonly Trouble[]
}

/** null when the server could not make sense of the body. */
export async function askQuote(body: OrderBody, lang: string): Promise<Quotation | null> {
  // Not `latest`: the question of a tap must not be ended by the one that typing asks a moment later.
  const answer = await client.call(quoteOrder, { body, query: { lang } })
  if (!answer.ok) return null
  return { quote: answer.value, troubles: answer.value.problems.map(readTrouble) }
}

export function sendOrder(body: OrderBody, key: string, lang: string): Promise<Answer<PlacedOrder>> {
  return client.call(placeOrder, { body, query: { lang }, headers: { 'Idempotency-Key': key } })
}
