import { describe, expect, it } from 'vitest'
import type { Area, DeliveryZone, DistanceZone, Point } from '../model/place.ts'
import { deliveryInput } from './delivery-input.ts'
import { isInArea } from './is-in-area.ts'
import { zoneAt } from './zone-at.ts'

const square = (west: number, south: number, east: number, north: number) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const
const at = (lon: number, lat: number): Point => ({ lat, lon })
const terms = { freeFrom: null, minimumSum: 0, expressCost: null, timeMinutes: 30 }
const zone = (id: number, area: Area, deliveryPrice = 100): DeliveryZone => ({
  ...terms,
  id,
  area,
  deliveryPrice,
  warehouseId: id,
  payments: null,
  fill: '',
  stroke: '',
})
const ring = (warehouseId: number, fromKm: number, toKm: number, deliveryPrice = 100): DistanceZone => ({
  ...terms,
  warehouseId,
  fromKm,
  toKm,
  deliveryPrice,
})

describe('isInArea', () => {
  const holed: Area = [[square(10, 50, 14, 54), square(11, 51, 13, 53)], [square(20, 50, 21, 51)]]

  it.each<[string, Point, boolean]>([
    ['inside', at(10.5, 50.5), true],
    ['outside', at(15, 52), false],
    ['on an edge', at(10, 52), true],
    ['on the far edge', at(14, 52), true],
    ['on a corner', at(10, 50), true],
    ['in the hole', at(12, 52), false],
    ['on the hole’s edge', at(11, 52), true],
    ['in the second polygon', at(20.5, 50.5), true],
    ['between the polygons', at(17, 50.5), false],
    ['with latitude and longitude swapped', at(50.5, 10.5), false],
  ])('[Z4] %s', (_, point, expected) => {
    expect(isInArea(point, holed)).toBe(expected)
  })

  it('[Z5] closes a ring left open', () => {
    const open = square(10, 50, 14, 54).slice(0, 4)
    expect(isInArea(at(10.5, 50.5), [[open]])).toBe(true)
    expect(isInArea(at(10, 52), [[open]])).toBe(true)
    expect(isInArea(at(9, 50.5), [[open]])).toBe(false)
    expect(isInArea(at(9, 50), [[open]])).toBe(false)
    expect(isInArea(at(12, 52), [[open, square(11, 51, 13, 53).slice(0, 4)]])).toBe(false)
  })

  it('[Z5] finds nothing in an empty ring, nor in the holes of one', () => {
    expect(isInArea(at(12, 52), [[], [[]], [[], square(11, 51, 13, 53)]])).toBe(false)
    expect(isInArea(at(12, 52), [[square(11, 51, 13, 53), []]])).toBe(true)
  })
})

describe('zoneAt', () => {
  const near = zone(1, [[square(10, 50, 12, 52)]])
  const wide = zone(2, [[square(9, 49, 13, 53)]], 200)
  const kitchens = [
    { id: 1, point: at(30, 50) },
    { id: 2, point: at(30, 50.1) },
    { id: 3, point: null },
  ]
  const answer = (point: Point | null, zones: DeliveryZone[], rings: DistanceZone[] = []) => {
    const found = zoneAt(point, zones, rings, kitchens)
    if (found.kind === 'outside') return 'outside'
    if (found.kind === 'unknown') return found.why
    return `${found.zone ? `zone ${found.zone.id}` : 'distance'} ${found.terms.warehouseId} ${found.terms.deliveryPrice}`
  }

  it('[Z4] finds the zone that holds the point', () => {
    expect(answer(at(11, 51), [near])).toBe('zone 1 1 100')
    expect(answer(at(12.5, 51), [near])).toBe('outside')
    expect(zoneAt(at(11, 51), [near], [], [])).toEqual({ kind: 'inside', terms: near, zone: near })
    const byDistance = ring(1, 0, 5)
    expect(zoneAt(at(30, 50), [], [byDistance], kitchens)).toEqual({
      kind: 'inside',
      terms: byDistance,
      zone: null,
    })
  })

  it('[Z6] takes the cheapest of zones that overlap, then the lower id', () => {
    expect(answer(at(11, 51), [wide, near])).toBe('zone 1 1 100')
    expect(answer(at(11, 51), [near, { ...wide, deliveryPrice: 50 }])).toBe('zone 2 2 50')
    expect(answer(at(11, 51), [{ ...wide, deliveryPrice: 100 }, near])).toBe('zone 1 1 100')
    expect(answer(at(11, 51), [near, { ...wide, deliveryPrice: 100 }])).toBe('zone 1 1 100')
    expect(answer(at(12.5, 51), [near, wide])).toBe('zone 2 2 200')
  })

  // A degree of latitude is 111.195 km; the first kitchen stands at 50.
  it.each<[string, Point, string]>([
    ['at the kitchen itself', at(30, 50), 'distance 1 100'],
    ['before the end', at(30, 50 - 4.9999 / 111.19508), 'distance 1 100'],
    ['behind the end', at(30, 50 - 5.0001 / 111.19508), 'distance 1 300'],
    ['beyond the last', at(30, 50 - 10.0001 / 111.19508), 'outside'],
  ])('[Z7] goes by distance where no polygon holds the point: %s', (_, point, expected) => {
    expect(answer(point, [near], [ring(1, 0, 5, 100), ring(1, 5, 10, 300)])).toBe(expected)
  })

  it('[Z7] counts the nearer end of a distance in and the farther out', () => {
    const there = at(30, 50)
    expect(answer(there, [], [ring(1, 0, 1)])).toBe('distance 1 100')
    expect(answer(there, [], [ring(1, -1, 0)])).toBe('outside')
  })

  it('[Z7] does not reach nearer than a distance begins, however cheap', () => {
    expect(answer(at(30, 50), [], [ring(1, 5, 10, 1), ring(1, 0, 5)])).toBe('distance 1 100')
    expect(answer(at(30, 50), [], [ring(1, 5, 10)])).toBe('outside')
  })

  it('[Z7] prefers a polygon to a distance, however dear', () => {
    expect(answer(at(11, 51), [wide], [{ ...ring(1, 0, 9_000), deliveryPrice: 0 }])).toBe('zone 2 2 200')
  })

  it('[Z8] takes the cheapest distance, then the nearer kitchen', () => {
    const there = at(30, 50.06)
    expect(answer(there, [], [ring(1, 0, 9, 100), ring(2, 0, 9, 100)])).toBe('distance 2 100')
    expect(answer(there, [], [ring(2, 0, 9, 100), ring(1, 0, 9, 100)])).toBe('distance 2 100')
    expect(answer(there, [], [ring(1, 0, 9, 90), ring(2, 0, 9, 100)])).toBe('distance 1 90')
    expect(answer(there, [], [ring(2, 0, 9, 100), ring(1, 0, 9, 90)])).toBe('distance 1 90')
  })

  it.each<[string, Point | null, DeliveryZone[], DistanceZone[], string]>([
    ['without a point', null, [near], [], 'no_point'],
    ['at a point that is none', at(0, 0), [near], [], 'bad_point'],
    ['at a latitude that is none', at(11, 151), [near], [], 'bad_point'],
    ['where there are no zones at all', at(11, 51), [], [], 'no_zones'],
    ['where the kitchen has no point', at(30, 60), [near], [ring(3, 0, 5)], 'warehouse_without_point'],
    ['where the kitchen is unknown', at(30, 60), [near], [ring(9, 0, 5)], 'warehouse_without_point'],
  ])('[Z9] cannot tell %s', (_, point, zones, rings, why) => {
    expect(answer(point, zones, rings)).toBe(why)
  })

  it('[Z9] tells what it can although another kitchen has no point', () => {
    expect(answer(at(30, 50), [], [ring(3, 0, 5, 1), ring(1, 0, 5)])).toBe('distance 1 100')
  })
})

describe('deliveryInput', () => {
  const inside = { kind: 'inside', terms: ring(1, 0, 5), zone: null } as const
  const outside = { kind: 'outside' } as const

  it('[Z10] hands the terms of the zone to the totals, for delivery only', () => {
    expect(deliveryInput('flat_rate', inside)).toEqual({ kind: 'terms', terms: inside.terms })
    expect(deliveryInput('local_pickup', inside)).toEqual({ kind: 'none' })
    expect(deliveryInput('lounge', outside)).toEqual({ kind: 'none' })
  })

  it('[Z10] knows no cost outside the zones and where nobody can tell', () => {
    expect(deliveryInput('flat_rate', outside)).toEqual({ kind: 'unknown' })
    expect(deliveryInput('flat_rate', { kind: 'unknown', why: 'no_point' })).toEqual({ kind: 'unknown' })
  })
})
