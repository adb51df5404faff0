import type { Settings } from '@samobranka/contract'
import type { Spot } from './place-sheet.tsx'
import type { Place } from './place-store.ts'

/** Where one may come: pickup points, and kitchens with tables. */
export function spotsOf({ pickups, warehouses, shippingMethods }: Settings): Spot[] {
  const offers = (type: string) =>
    shippingMethods.length === 0 || shippingMethods.some((method) => method.type === type)
  const pickup: Spot[] = offers('local_pickup')
    ? pickups.map(({ id, name, address, warehouseId }) => ({
        deliveryType: 'local_pickup',
        warehouseId,
        pickupPointId: id,
        name: name || address,
        address,
      }))
    : []
  const lounge: Spot[] = offers('lounge')
    ? warehouses
        .filter(({ tables }) => tables.length > 0)
        .map(({ id, name, address }) => ({
          deliveryType: 'lounge',
          warehouseId: id,
          pickupPointId: null,
          name: name || address,
          address,
        }))
    : []
  return [...pickup, ...lounge]
}

/** A spot as the chosen place. */
export function placeOf({ deliveryType, warehouseId, pickupPointId, name, address }: Spot): Place {
  return { deliveryType, warehouseId, pickupPointId, zoneId: null, address: null, title: address || name }
}
