import type { Settings } from '@samobranka/contract'
import { type DeliveryType, onlyKitchen } from '@samobranka/rules'
import type { Spot } from '../../catalogue-access/root-data/spot.ts'
import type { Place } from './place-store.ts'
import { withoutTown } from './without-town.ts'

/** Where one may come: pickup points, and kitchens with tables. In a shop of one kitchen, only what is that one's. */
export function spotsOf(settings: Settings): Spot[] {
  const { pickups, warehouses } = settings
  const only = onlyKitchen(settings, warehouses)
  const here = (warehouseId: number) => only === null || warehouseId === only
  const pickup = pickups
    .filter(({ warehouseId }) => here(warehouseId))
    .map(({ id, name, address, warehouseId, point }) => ({
      deliveryType: 'local_pickup' as const,
      warehouseId,
      pickupPointId: id,
      name: name || address,
      address,
      point,
    }))
  const lounge = warehouses
    .filter(({ id, tables }) => tables.length > 0 && here(id))
    .map(({ id, name, address, point }) => ({
      deliveryType: 'lounge' as const,
      warehouseId: id,
      pickupPointId: null,
      name: name || address,
      address,
      point,
    }))
  const spots = [...pickup, ...lounge].filter(({ deliveryType }) => offers(settings, deliveryType))
  const titles = withoutTown(spots.map(({ address }) => address))
  return spots.map((spot, at) => ({ ...spot, title: titles[at] || spot.name }))
}

/** No list of methods means that the operator did not choose among them. */
export function offers({ shippingMethods }: Pick<Settings, 'shippingMethods'>, type: DeliveryType): boolean {
  return shippingMethods.length === 0 || shippingMethods.some((method) => method.type === type)
}

/** A spot as the chosen place. */
export function placeOf({ deliveryType, warehouseId, pickupPointId, title }: Spot): Place {
  return { deliveryType, warehouseId, pickupPointId, zoneId: null, address: null, express: false, title }
}

export const spotKey = ({ deliveryType, warehouseId, pickupPointId }: Spot): string =>
  `${deliveryType} ${warehouseId} ${pickupPointId ?? ''}`
