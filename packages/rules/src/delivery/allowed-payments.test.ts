import { describe, expect, it } from 'vitest'
import { allowedPayments, type ZonePayments } from './allowed-payments.ts'

const method = (id: string, over: object = {}) => ({
  id,
  title: id,
  enabled: true,
  shippingMethods: [] as string[],
  warehouseIds: [] as number[],
  ...over,
})
const methods = [
  method('cod'),
  method('card', { shippingMethods: ['flat_rate', 'lounge'] }),
  method('online', { warehouseIds: [1, 2] }),
  method('invoice', { enabled: false }),
]
const allowed = (
  place: Partial<Parameters<typeof allowedPayments>[1]>,
  settings: Partial<ZonePayments> = {},
) =>
  allowedPayments(
    methods,
    { deliveryType: 'flat_rate', warehouseId: 1, zone: null, ...place },
    { zonesChoosePayments: true, paymentsInAllZones: true, ...settings },
  ).map(({ id }) => id)

describe('allowedPayments', () => {
  it('[Z11] are the enabled ones of the delivery type and the warehouse', () => {
    expect(allowed({})).toEqual(['cod', 'card', 'online'])
    expect(allowed({ deliveryType: 'local_pickup' })).toEqual(['cod', 'online'])
    expect(allowed({ deliveryType: 'lounge', warehouseId: 3 })).toEqual(['cod', 'card'])
    expect(allowed({ warehouseId: null })).toEqual(['cod', 'card', 'online'])
  })

  it('[Z12] are those of the zone where zones choose', () => {
    expect(allowed({ zone: { payments: ['online', 'invoice'] } })).toEqual(['online'])
    expect(allowed({ zone: { payments: [] } })).toEqual([])
    expect(allowed({ zone: { payments: ['online'] } }, { zonesChoosePayments: false })).toEqual([
      'cod',
      'card',
      'online',
    ])
    expect(allowed({ zone: { payments: ['cod'] }, deliveryType: 'local_pickup' })).toEqual(['cod', 'online'])
  })

  it('[Z12] are all or none in a zone without a list, as all_zones_payments_status says', () => {
    expect(allowed({ zone: { payments: null } })).toEqual(['cod', 'card', 'online'])
    expect(allowed({ zone: { payments: null } }, { paymentsInAllZones: false })).toEqual([])
    expect(allowed({ zone: { payments: ['cod'] } }, { paymentsInAllZones: false })).toEqual(['cod'])
    expect(allowed({ zone: null }, { paymentsInAllZones: false })).toEqual(['cod', 'card', 'online'])
    expect(
      allowed({ zone: { payments: null } }, { paymentsInAllZones: false, zonesChoosePayments: false }),
    ).toEqual(['cod', 'card', 'online'])
  })
})
