import { availableTimes, findZone, type Order, type RepeatAnswer } from '@samobranka/contract'
import { ASAP, type DeliveryType } from '@samobranka/rules'
import { callApi } from '../../lib/call-api.ts'
import { orderKey } from '../../lib/order-keys.ts'
import type { Place } from '../place/index.ts'
import { askOrder, repeat } from './order-calls.ts'

export interface RepeatFacts {
  readonly order: Order
  /** null for a guest: the server answers its customers only. */
  readonly answer: RepeatAnswer | null
  /** Where it was brought, as the shop delivers today; null where it was not, or cannot be told. */
  readonly place: Place | null
  /** The address lies in no zone any more. */
  readonly outside: boolean
  /** The kitchen cooks nothing at once. */
  readonly closed: boolean
}

/** All that has to be known before an old order is offered again; null when the order cannot be asked for. */
export async function askRepeat(id: string, isCustomer: boolean, lang: string): Promise<RepeatFacts | null> {
  const found = await askOrder(id, orderKey(id), lang)
  if (!found.ok) return null
  const order = found.value
  const [answer, where] = await Promise.all([isCustomer ? repeat(id, lang) : null, whereNow(order)])
  const warehouseId = where.place?.warehouseId ?? order.warehouseId
  const closed = await isClosed(warehouseId, order.deliveryType, where.place?.zoneId ?? null)
  return { order, answer: answer?.ok ? answer.value : null, ...where, closed }
}

async function whereNow(order: Order): Promise<{ place: Place | null; outside: boolean }> {
  const { address, deliveryType } = order
  if (deliveryType !== 'flat_rate' || !address?.point) return { place: null, outside: false }
  const zone = await callApi(findZone, { body: { ...address.point, cartTotal: null } })
  if (!zone.ok) return { place: null, outside: zone.refusal.code === 'outside_delivery_zone' }
  const title = address.line.replace(/^[^,]+, /, '')
  const { warehouseId, zoneId } = zone.value
  const place: Place = {
    deliveryType,
    warehouseId,
    zoneId,
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
