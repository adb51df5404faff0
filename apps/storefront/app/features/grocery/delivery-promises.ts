import type { Settings } from '@samobranka/contract'
import type { Translate } from '@samobranka/dictionary'
import { takePromise } from '@samobranka/rules'
import type { DeliveryPromise } from '../../catalogue-access/root-data/delivery-promise.ts'
import { takePromiseText } from '../../format/take-promise-text.ts'

type Terms = Pick<Settings, 'zones' | 'delivery' | 'warehouses'>

/** The server's: the rules of hours are no part of every page's code. */
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
