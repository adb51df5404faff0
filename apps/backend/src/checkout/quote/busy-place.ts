import type { KitchenSwitches } from '../../switches/kitchen-switches.ts'
import type { OrderPlace } from './choose-place.ts'

/** The place with the time its kitchen and its way take now. */
export function busyPlace(place: OrderPlace, { busy, kitchen }: KitchenSwitches): OrderPlace {
  if (busy.cooking === 0 && busy.delivery === 0) return place
  const { delivery, distanceMinutes, warehouse } = place
  const isDelivered = delivery.kind === 'terms'
  return {
    ...place,
    warehouse: warehouse && kitchen(warehouse),
    distanceMinutes: distanceMinutes + (isDelivered ? busy.delivery : 0),
    delivery: isDelivered
      ? { ...delivery, terms: { ...delivery.terms, timeMinutes: delivery.terms.timeMinutes + busy.delivery } }
      : delivery,
  }
}
