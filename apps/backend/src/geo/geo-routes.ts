import { findZone, locateAddress, suggestAddresses } from '@samobranka/contract'
import { cookedAt, deliveryCharge, isPoint, onlyKitchen, zoneAt } from '@samobranka/rules'
import { answer } from '../http/answer.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { callGeocoder } from './call-geocoder.ts'

export const geoRoutes: readonly Route[] = [
  route(suggestAddresses, ({ query, language, signal }, context) =>
    callGeocoder(context, (geocoder) => geocoder.suggest(query.q ?? '', language, signal())),
  ),

  route(locateAddress, ({ query, language, signal }, context) => {
    const { lat, lon, q } = query
    if (typeof lat === 'number' && typeof lon === 'number')
      return callGeocoder(context, async (geocoder) =>
        listed(await geocoder.locate({ lat, lon }, language, signal())),
      )
    return callGeocoder(context, async (geocoder) => listed(await geocoder.find(q ?? '', signal())))
  }),

  route(findZone, ({ body, language }, { snapshot }) => {
    const { zones, warehouses, operator } = snapshot().in(language)
    const point = { lat: body.lat, lon: body.lon }
    if (!isPoint(point)) return refuse(422, 'address_incorrect')
    const found = cookedAt(
      zoneAt(point, zones, operator.delivery.distanceZones, warehouses),
      onlyKitchen(operator, warehouses),
    )
    if (found.kind === 'outside') return refuse(404, 'outside_delivery_zone')
    if (found.kind === 'unknown') return refuse(422, 'delivery_cost_unknown', { data: { why: found.why } })
    const { terms } = found
    const { price } = deliveryCharge({ kind: 'terms', terms }, body.cartTotal ?? 0, false)
    return answer({ ...terms, deliveryPrice: price, zoneId: found.zone?.id ?? null })
  }),
]

const listed = <T>(one: T | null): T[] => (one === null ? [] : [one])
