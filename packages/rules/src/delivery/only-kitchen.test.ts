import { expect, it } from 'vitest'
import { cookedAt, onlyKitchen } from './only-kitchen.ts'
import type { ZoneAnswer } from './zone-at.ts'

const terms = {
  warehouseId: 1,
  deliveryPrice: 9900,
  freeFrom: null,
  minimumSum: 0,
  expressCost: null,
  timeMinutes: 30,
}
const inside: ZoneAnswer = { kind: 'inside', terms, zone: null }

it('[Z14] the only kitchen cooks for every zone, at the zone’s own price', () => {
  expect(cookedAt(inside, 2)).toEqual({ kind: 'inside', zone: null, terms: { ...terms, warehouseId: 2 } })
  expect(cookedAt({ kind: 'outside' }, 2)).toEqual({ kind: 'outside' })
})

it('[Z14] a shop of several kitchens leaves the zone its own', () => {
  expect(cookedAt(inside, onlyKitchen({ singleStockMode: false, singleStockId: 2 }, [{ id: 2 }]))).toBe(
    inside,
  )
})

it('[Z14] without its id the only kitchen is the one there is, and of several none', () => {
  const unnamed = { singleStockMode: true, singleStockId: null }
  expect(onlyKitchen(unnamed, [{ id: 7 }])).toBe(7)
  expect(onlyKitchen(unnamed, [{ id: 7 }, { id: 8 }])).toBeNull()
  expect(onlyKitchen({ ...unnamed, singleStockId: 8 }, [{ id: 7 }, { id: 8 }])).toBe(8)
})
