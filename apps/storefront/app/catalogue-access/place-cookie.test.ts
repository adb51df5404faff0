import { expect, it } from 'vitest'
import { readPlace, writePlace } from './place-cookie.ts'

it.each([
  { deliveryType: 'flat_rate', warehouseId: 1, zoneId: 3 },
  { deliveryType: 'local_pickup', warehouseId: 2, zoneId: null },
] as const)('reads what it wrote: %j', (place) => {
  expect(readPlace(writePlace(place))).toEqual(place)
})

it.each([null, '', 'flat_rate', 'teleport.1.2', 'lounge.x.', '{"warehouse_id":1}'])(
  'takes %j for no place',
  (text) => {
    expect(readPlace(text)).toBeNull()
  },
)
