import type { Settings } from '@samobranka/contract'
import { type DeliveryType, onlyKitchen, type Point } from '@samobranka/rules'
import type { Place } from './place-store.ts'

/** A kitchen or a pickup point one can come to. */
export interface Spot {
  readonly deliveryType: Exclude<DeliveryType, 'flat_rate'>
  readonly warehouseId: number
  readonly pickupPointId: number | null
  readonly name: string
  readonly address: string
  readonly point: Point | null
}

/** Where one may come: pickup points, and kitchens with tables. In a shop of one kitchen, only what is that one's. */
export function spotsOf(settings: Settings): Spot[] {
  const { pickups, warehouses } = settings
  const only = onlyKitchen(settings, warehouses)
  const here = (warehouseId: number) => only === null || warehouseId === only
  const pickup: Spot[] = pickups
    .filter(({ warehouseId }) => here(warehouseId))
    .map(({ id, name, address, warehouseId, point }) => ({
      deliveryType: 'local_pickup',
      warehouseId,
      pickupPointId: id,
      name: name || address,
      address,
      point,
    }))
  const lounge: Spot[] = warehouses
    .filter(({ id, tables }) => tables.length > 0 && here(id))
    .map(({ id, name, address, point }) => ({
      deliveryType: 'lounge',
      warehouseId: id,
      pickupPointId: null,
      name: name || address,
      address,
      point,
    }))
  return [...pickup, ...lounge].filter(({ deliveryType }) => offers(settings, deliveryType))
}

/** No list of methods means that the operator did not choose among them. */
export function offers({ shippingMethods }: Pick<Settings, 'shippingMethods'>, type: DeliveryType): boolean {
  return shippingMethods.length === 0 || shippingMethods.some((method) => method.type === type)
}

/** A spot as the chosen place. */
export function placeOf({ deliveryType, warehouseId, pickupPointId, name, address }: Spot): Place {
  const title = address || name
  return { deliveryType, warehouseId, pickupPointId, zoneId: null, address: null, express: false, title }
}

export const spotKey = ({ deliveryType, warehouseId, pickupPointId }: Spot): string =>
  `${deliveryType} ${warehouseId} ${pickupPointId ?? ''}`
