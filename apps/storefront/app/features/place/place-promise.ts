import type { Settings } from '@samobranka/contract'
import type { Translate } from '@samobranka/dictionary'
import { type BusyMinutes, longerCooking, NOT_BUSY, takePromise } from '@samobranka/rules'
import { takePromiseText } from '../../format/take-promise-text.ts'
import type { Place } from './place-store.ts'

type Where = Pick<Place, 'deliveryType' | 'warehouseId' | 'zoneId' | 'wayMinutes'>

/** When what is ordered now is there; empty where it cannot be told, and for a table, whose time is chosen. */
export function placePromise(
  place: Where,
  settings: Settings | null,
  now: Date,
  t: Translate,
  busy: BusyMinutes = NOT_BUSY,
): string {
  const { deliveryType, warehouseId } = place
  const kitchen = settings?.warehouses.find(({ id }) => id === warehouseId)
  const way = deliveryType === 'flat_rate' ? wayMinutes(place, settings) : 0
  if (!kitchen || deliveryType === 'lounge' || way === null) return ''
  const workTime = longerCooking(kitchen.workTime, busy.cooking)
  const longer = deliveryType === 'flat_rate' ? busy.delivery : 0
  const promise = takePromise(workTime, now, way + longer, busy.blocksAsap)
  return promise ? takePromiseText(promise, deliveryType, { now, timeZone: workTime.timeZone, t }) : ''
}

/** As the zone says now; a zone by distance has no number, and its minutes are those it was found with. */
function wayMinutes({ zoneId, wayMinutes: found }: Where, settings: Settings | null): number | null {
  const zone = settings?.zones.find(({ id }) => id === zoneId)
  return zone?.timeMinutes ?? found ?? null
}
