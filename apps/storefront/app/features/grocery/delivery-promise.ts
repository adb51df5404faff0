import type { Settings } from '@samobranka/contract'
import type { Money } from '@samobranka/rules'

/** What a zone promises: how soon, and for how much. */
export interface DeliveryPromise {
  readonly zoneId: number | null
  readonly warehouseId: number
  readonly minutes: number
  readonly price: Money
}

export interface ShownPromise {
  readonly from: number
  readonly to: number
  readonly price: Money
  /** The price is the least of several. */
  readonly least: boolean
}

/** A courier's quarter of an hour: a promise to the minute would be broken every time. */
const LEEWAY = 15

export function deliveryPromises({
  zones,
  delivery,
}: Pick<Settings, 'zones' | 'delivery'>): DeliveryPromise[] {
  const drawn = zones.map(({ id, warehouseId, timeMinutes, deliveryPrice }) => ({
    zoneId: id,
    warehouseId,
    minutes: timeMinutes,
    price: deliveryPrice,
  }))
  const byDistance = delivery.distanceZones.map(({ warehouseId, timeMinutes, deliveryPrice }) => ({
    zoneId: null,
    warehouseId,
    minutes: timeMinutes,
    price: deliveryPrice,
  }))
  return drawn.length > 0 ? drawn : byDistance
}

interface Chosen {
  readonly zoneId: number | null
  readonly warehouseId: number
}

/** The chosen zone's own promise; before one is chosen, what the kitchen, or the whole shop, can promise at best. */
export function promiseFor(promises: readonly DeliveryPromise[], place: Chosen | null): ShownPromise | null {
  const near = promises.filter(({ warehouseId }) => warehouseId === place?.warehouseId)
  const own = near.filter(({ zoneId }) => zoneId !== null && zoneId === place?.zoneId)
  const asked = [own, near, promises].find((some) => some.length > 0)
  if (!asked) return null
  const minutes = asked.map((promise) => promise.minutes)
  const prices = asked.map((promise) => promise.price)
  const soonest = Math.min(...minutes)
  return {
    from: soonest,
    to: Math.max(soonest + LEEWAY, ...minutes),
    price: Math.min(...prices),
    least: new Set(prices).size > 1,
  }
}
