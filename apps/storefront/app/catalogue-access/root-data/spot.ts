import type { DeliveryType, Point } from '@samobranka/rules'

/** A kitchen or a pickup point one can come to. */
export interface Spot {
  readonly deliveryType: Exclude<DeliveryType, 'flat_rate'>
  readonly warehouseId: number
  readonly pickupPointId: number | null
  readonly name: string
  readonly address: string
  /** The address as the header says it: without the town, where it is no question. */
  readonly title: string
  readonly point: Point | null
}
