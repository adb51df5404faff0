import type { DeliveryType } from '@samobranka/rules'
import { pageCookie } from '../routing/page-input.ts'

export const PLACE_COOKIE = pageCookie('place')

/** What the server must know of the chosen place to show the right goods. */
export interface PlaceKey {
  readonly deliveryType: DeliveryType
  readonly warehouseId: number
  readonly zoneId: number | null
}

const TYPES: readonly string[] = ['flat_rate', 'local_pickup', 'lounge'] satisfies DeliveryType[]

/** `flat_rate.1.3`: short, and the same place is always the same text, which caches count by. */
export function writePlace({ deliveryType, warehouseId, zoneId }: PlaceKey): string {
  return [deliveryType, warehouseId, zoneId ?? ''].join('.')
}

export function readPlace(text: string | null): PlaceKey | null {
  const [type = '', warehouse = '', zone = ''] = (text ?? '').split('.')
  if (!TYPES.includes(type) || !/^\d+$/.test(warehouse)) return null
  return {
    deliveryType: type as DeliveryType,
    warehouseId: Number(warehouse),
    zoneId: /^\d+$/.test(zone) ? Number(zone) : null,
  }
}
