import type { DeliveryType, DeliveryZone, PaymentMethod } from '../model/place.ts'

interface PaymentPlace {
  readonly deliveryType: DeliveryType
  readonly warehouseId: number | null
  /** The zone of the address; null for pickup, tables and zones by distance. */
  readonly zone: Pick<DeliveryZone, 'payments'> | null
}

export interface ZonePayments {
  /** `use_zones_payments_methods`: a zone's own list counts. */
  readonly zonesChoosePayments: boolean
  /** `all_zones_payments_status`: a zone without a list of its own takes every method, otherwise none. */
  readonly paymentsInAllZones: boolean
}

/** How an order can be paid there, in the operator's order. */
export function allowedPayments(
  methods: readonly PaymentMethod[],
  { deliveryType, warehouseId, zone }: PaymentPlace,
  settings: ZonePayments,
): readonly PaymentMethod[] {
  const inZone = deliveryType === 'flat_rate' && settings.zonesChoosePayments ? zone : null
  return methods.filter(
    (method) =>
      method.enabled &&
      isListed(deliveryType, method.shippingMethods) &&
      (warehouseId === null || isListed(warehouseId, method.warehouseIds)) &&
      (inZone === null || (inZone.payments?.includes(method.id) ?? settings.paymentsInAllZones)),
  )
}

function isListed<T>(value: T, list: readonly T[]): boolean {
  return list.length === 0 || list.includes(value)
}
