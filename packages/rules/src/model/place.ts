import type { Money } from './money.ts'

export type DeliveryType = 'flat_rate' | 'local_pickup' | 'lounge'

export interface Point {
  readonly lat: number
  readonly lon: number
}

/** What a zone, drawn or by distance, asks and promises. */
export interface DeliveryTerms {
  readonly warehouseId: number
  readonly deliveryPrice: Money
  /** Delivery is free from this sum; null when never. */
  readonly freeFrom: Money | null
  readonly minimumSum: Money
  /** null where the zone has no express. */
  readonly expressCost: Money | null
  readonly timeMinutes: number
}

export type Ring = readonly (readonly [lon: number, lat: number])[]
/** Polygons of rings: the first ring is the edge, the others are holes. */
export type Area = readonly (readonly Ring[])[]

export interface DeliveryZone extends DeliveryTerms {
  readonly id: number
  readonly area: Area
  /** Payment method ids; null when the zone does not choose. */
  readonly payments: readonly string[] | null
  readonly fill: string
  readonly stroke: string
}

export interface DistanceZone extends DeliveryTerms {
  readonly fromKm: number
  readonly toKm: number
}

export interface Table {
  readonly id: number
  readonly seats: number
  readonly zone: string
}

export interface Warehouse {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly point: Point | null
  readonly workTime: WorkTime
  readonly tables: readonly Table[]
  readonly bookingMinutes: number
}

export interface PickupPoint {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly point: Point | null
  readonly warehouseId: number
}

/** Minutes from midnight; `to` ≤ `from` runs into the next day. */
export interface HoursRange {
  readonly from: number
  readonly to: number
}

export interface WorkTime {
  readonly aroundClock: boolean
  /** Index 0 is Monday, 6 is Sunday. */
  readonly week: readonly (readonly HoursRange[])[]
  readonly cookingMinutes: number
  /** An IANA name or an offset such as +03:00. */
  readonly timeZone: string
  /** dd.mm.yyyy dates whose shift does not open. */
  readonly closedDates: readonly string[]
}

export interface PaymentMethod {
  readonly id: string
  readonly title: string
  readonly enabled: boolean
  /** Empty lists restrict nothing. */
  readonly shippingMethods: readonly string[]
  readonly warehouseIds: readonly number[]
}
