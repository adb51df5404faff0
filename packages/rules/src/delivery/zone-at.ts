import type { DeliveryTerms, DeliveryZone, DistanceZone, Point, Warehouse } from '../model/place.ts'
import { distanceMetres } from './distance-metres.ts'
import { isInArea } from './is-in-area.ts'
import { isPoint } from './is-point.ts'

export type ZoneAnswer =
  | {
      readonly kind: 'inside'
      readonly terms: DeliveryTerms
      /** null for a zone by distance. */
      readonly zone: DeliveryZone | null
    }
  | { readonly kind: 'outside' }
  /** An outage or a hole in the settings must not tell a customer that we do not deliver. */
  | {
      readonly kind: 'unknown'
      readonly why: 'no_point' | 'bad_point' | 'no_zones' | 'warehouse_without_point'
    }

export function zoneAt(
  point: Point | null,
  zones: readonly DeliveryZone[],
  distanceZones: readonly DistanceZone[],
  warehouses: readonly Pick<Warehouse, 'id' | 'point'>[],
): ZoneAnswer {
  if (!point) return { kind: 'unknown', why: 'no_point' }
  if (!isPoint(point)) return { kind: 'unknown', why: 'bad_point' }
  if (zones.length + distanceZones.length === 0) return { kind: 'unknown', why: 'no_zones' }

  const [zone] = zones.filter((candidate) => isInArea(point, candidate.area)).toSorted(cheapestFirst)
  if (zone) return { kind: 'inside', terms: zone, zone }

  const measured = distanceZones.map((candidate) => ({
    terms: candidate,
    km: kmTo(point, candidate, warehouses),
  }))
  const [found] = measured
    .filter(({ terms, km }) => km !== null && terms.fromKm <= km && km < terms.toKm)
    .toSorted((a, b) => a.terms.deliveryPrice - b.terms.deliveryPrice || Number(a.km) - Number(b.km))
  if (found) return { kind: 'inside', terms: found.terms, zone: null }
  return measured.some(({ km }) => km === null)
    ? { kind: 'unknown', why: 'warehouse_without_point' }
    : { kind: 'outside' }
}

function cheapestFirst(a: DeliveryZone, b: DeliveryZone): number {
  return a.deliveryPrice - b.deliveryPrice || a.id - b.id
}

function kmTo(
  point: Point,
  { warehouseId }: DistanceZone,
  warehouses: readonly Pick<Warehouse, 'id' | 'point'>[],
): number | null {
  const from = warehouses.find(({ id }) => id === warehouseId)?.point
  return from ? distanceMetres(from, point) / 1000 : null
}
