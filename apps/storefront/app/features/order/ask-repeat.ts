import { availableTimes, findZone, type Order, type RepeatAnswer } from '@samobranka/contract'
import { ASAP, type DeliveryType } from '@samobranka/rules'
import { callApi } from '../../catalogue-access/call-api.ts'
import { orderKey } from '../../catalogue-access/order-keys.ts'
import type { Place } from '../place/index.ts'
import { askOrder, repeat } from './order-calls.ts'

export interface RepeatFacts {
  readonly order: Order
  readonly answer: RepeatAnswer
  /** Where it was brought, as the shop delivers today; null where it was not, or cannot be told. */
  readonly place: Place | null
  /** The address lies in no zone any more. */
  readonly outside: boolean
  /** The kitchen cooks nothing at once. */
  readonly closed: boolean
}

/** `stranger`: the order is a customer's, who has to log in. */
export type NoRepeat = 'stranger' | 'failed'

/** All that has to be known before an old order is offered again. */
export async function askRepeat(id: string, lang: string): Promise<RepeatFacts | NoRepeat> {
  const key = orderKey(id)
  const [found, answer] = await Promise.all([askOrder(id, key, lang), repeat(id, key, lang)])
  if (!answer.ok && (answer.refusal.status === 401 || answer.refusal.status === 403)) return 'stranger'
  if (!found.ok || !answer.ok) return 'failed'
  const order = found.value
  const where = await whereNow(order)
  const warehouseId = where.place?.warehouseId ?? order.warehouseId
  const closed = await isClosed(warehouseId, order.deliveryType, where.place?.zoneId ?? null)
  return { order, answer: answer.value, ...where, closed }
}

async function whereNow(order: Order): Promise<{ place: Place | null; outside: boolean }> {
  const { address, deliveryType } = order
  if (deliveryType !== 'flat_rate' || !address?.point) return { place: null, outside: false }
  const zone = await callApi(findZone, { body: { ...address.point, cartTotal: null } })
  if (!zone.ok) return { place: null, outside: zone.refusal.code === 'outside_delivery_zone' }
  const title = address.line.replace(/^[^,]+, /, '')
  const { warehouseId, zoneId, timeMinutes } = zone.value
  const place: Place = {
    deliveryType,
    warehouseId,
    zoneId,
    wayMinutes: timeMinutes,
    pickupPointId: null,
    address: { ...address, id: null },
    express: false,
    title,
  }
  return { place, outside: false }
}

async function isClosed(warehouseId: number, way: DeliveryType, zoneId: number | null): Promise<boolean> {
  if (way === 'lounge') return false
  const query = { warehouseId, shippingMethod: way, ...(zoneId === null ? {} : { zoneId }) }
  const times = await callApi(availableTimes, { query })
  return times.ok && !times.value.days[0]?.times.includes(ASAP)
}
