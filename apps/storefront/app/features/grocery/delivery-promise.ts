import type { Money } from '@samobranka/rules'
import type { DeliveryPromise } from '../../catalogue-access/root-data/delivery-promise.ts'

export interface ShownPromise {
  /** Minutes, or the words for a later time; null where neither can be told. */
  readonly time: { readonly from: number; readonly to: number } | string | null
  readonly price: Money
  /** The price is the least of several. */
  readonly least: boolean
}

interface Chosen {
  readonly zoneId: number | null
  readonly warehouseId: number
  readonly wayMinutes?: number
}

/** The chosen zone's own promise; before one is chosen, what the kitchen, or the whole shop, can promise at best. */
export function promiseFor(
  promises: readonly DeliveryPromise[],
  place: Chosen | null,
  now: number,
): ShownPromise | null {
  const near = promises.filter(({ warehouseId }) => warehouseId === place?.warehouseId)
  const own = near.filter(({ zoneId, way }) =>
    zoneId === null ? way === place?.wayMinutes : zoneId === place?.zoneId,
  )
  const relevant = [own, near, promises].find((some) => some.length > 0)
  if (!relevant) return null
  const prices = relevant.map(({ price }) => price)
  return { time: timeOf(relevant, now), price: Math.min(...prices), least: new Set(prices).size > 1 }
}

/** A page is kept for minutes: what it was told and is true no more is not said. */
function timeOf(promises: readonly DeliveryPromise[], now: number): ShownPromise['time'] {
  const soon = promises.flatMap((promise) => (promise.soon && now <= promise.soon.until ? promise.soon : []))
  if (soon.length > 0) {
    return { from: Math.min(...soon.map(({ from }) => from)), to: Math.max(...soon.map(({ to }) => to)) }
  }
  const later = promises.flatMap((promise) =>
    promise.later && now < promise.later.until ? promise.later : [],
  )
  return later.toSorted((a, b) => a.until - b.until)[0]?.text ?? null
}
