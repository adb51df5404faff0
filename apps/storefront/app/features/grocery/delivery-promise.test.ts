import { describe, expect, it } from 'vitest'
import { type DeliveryPromise, promiseFor } from './delivery-promise.ts'

const centre: DeliveryPromise = { zoneId: 1, warehouseId: 1, minutes: 30, price: 9_900 }
const edge: DeliveryPromise = { zoneId: 2, warehouseId: 1, minutes: 60, price: 19_900 }
const river: DeliveryPromise = { zoneId: 3, warehouseId: 2, minutes: 45, price: 0 }

describe('what the header promises', () => {
  it('is the chosen zone’s own time, with a quarter of an hour to spare, and its price', () => {
    expect(promiseFor([centre, edge, river], { warehouseId: 1, zoneId: 2 })).toEqual({
      from: 60,
      to: 75,
      price: 19_900,
      least: false,
    })
  })

  it('is the kitchen’s best where the zone is not known', () => {
    expect(promiseFor([centre, edge, river], { warehouseId: 1, zoneId: null })).toEqual({
      from: 30,
      to: 60,
      price: 9_900,
      least: true,
    })
  })

  it('is the shop’s best before a place is chosen', () => {
    expect(promiseFor([centre, river], null)).toEqual({ from: 30, to: 45, price: 0, least: true })
  })

  it('is nothing where nothing is delivered', () => {
    expect(promiseFor([], null)).toBeNull()
  })
})
