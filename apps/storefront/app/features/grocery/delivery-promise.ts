import type { Settings } from '@samobranka/contract'
import type { Translate } from '@samobranka/dictionary'
import { type Money, takePromise } from '@samobranka/rules'
import { takePromiseText } from '../../lib/take-promise-text.ts'

/** What a zone promises: how soon, and for how much. The browser only compares instants: it has no rules of hours yet. */
export interface DeliveryPromise {
  readonly zoneId: number | null
  readonly warehouseId: number
  /** The courier's way. */
  readonly way: number
  readonly price: Money
  /** In minutes from now, until the epoch's millisecond at which it can be had no more. */
  readonly soon: { readonly from: number; readonly to: number; readonly until: number } | null
  /** The first time to be had where nothing is soon, and the millisecond at which it is no news any more. */
  readonly later: { readonly text: string; readonly until: number } | null
}

export interface ShownPromise {
  /** Minutes, or the words for a later time; null where neither can be told. */
  readonly time: { readonly from: number; readonly to: number } | string | null
  readonly price: Money
  /** The price is the least of several. */
  readonly least: boolean
}

type Terms = Pick<Settings, 'zones' | 'delivery' | 'warehouses'>

export function deliveryPromises(
  { zones, delivery, warehouses }: Terms,
  now: Date,
  t: Translate,
): DeliveryPromise[] {
  const all =
    zones.length > 0
      ? zones.map((zone) => ({ ...zone, zoneId: zone.id }))
      : delivery.distanceZones.map((zone) => ({ ...zone, zoneId: null }))
  return all.map(({ zoneId, warehouseId, timeMinutes, deliveryPrice }) => {
    const workTime = warehouses.find(({ id }) => id === warehouseId)?.workTime
    const promise = workTime ? takePromise(workTime, now, timeMinutes) : null
    const basis = { zoneId, warehouseId, way: timeMinutes, price: deliveryPrice }
    if (!workTime || !promise) return { ...basis, soon: null, later: null }
    if (promise.kind === 'soon') {
      const { from, to, until } = promise
      return { ...basis, soon: { from, to, until: until.getTime() }, later: null }
    }
    const text = takePromiseText(promise, 'flat_rate', { now, timeZone: workTime.timeZone, t })
    const opens = promise.slot.from.getTime() - (workTime.cookingMinutes + timeMinutes) * 60_000
    return { ...basis, soon: null, later: { text, until: opens } }
  })
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
  const asked = [own, near, promises].find((some) => some.length > 0)
  if (!asked) return null
  const prices = asked.map(({ price }) => price)
  return { time: timeOf(asked, now), price: Math.min(...prices), least: new Set(prices).size > 1 }
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
