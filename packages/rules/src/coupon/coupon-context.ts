import type { DeliveryType } from '../model/place.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import { parseDate, weekdayOf } from '../time/calendar-date.ts'
import { type LocalTime, localTime } from '../time/local-time.ts'
import type { CartFacts } from './cart-facts.ts'

/** What a coupon may ask about the person; null stands for a visitor. */
export interface CouponCustomer {
  readonly id: number
  /** dd.mm.yyyy, or null when it is not known. */
  readonly birth: string | null
  /** Orders placed before, cancelled ones left out. */
  readonly ordersCount: number
  /** How often this customer has used each coupon, by its id. */
  readonly couponUses: ReadonlyMap<number, number>
}

/** The wall time at which a chosen slot begins. */
export interface TakeTime {
  readonly date: CalendarDate
  /** From midnight. */
  readonly minutes: number
}

export interface Circumstances {
  readonly now: Date
  /** The warehouse's. */
  readonly timeZone: string
  /** null for as soon as possible, and while no time is chosen. */
  readonly takeAt: TakeTime | null
  readonly warehouseId: number | null
  readonly deliveryType: DeliveryType | null
  readonly device: string
  readonly customer: CouponCustomer | null
  /** How often each coupon was used by anybody, by its id. */
  readonly couponUses: ReadonlyMap<number, number>
}

export interface Moment {
  readonly weekday: number
  readonly hour: number
}

export interface CouponContext extends Omit<Circumstances, 'now' | 'timeZone' | 'takeAt'> {
  readonly cart: CartFacts
  readonly now: LocalTime
  readonly takeAt: Moment | null
  readonly birth: CalendarDate | null
}

/** Read once: the wall clock and the birthday are the same for every coupon. */
export function couponContext(cart: CartFacts, circumstances: Circumstances): CouponContext {
  const { now, timeZone, takeAt, customer } = circumstances
  return {
    ...circumstances,
    cart,
    now: localTime(now, timeZone),
    takeAt: takeAt && { weekday: weekdayOf(takeAt.date), hour: Math.floor(takeAt.minutes / 60) },
    birth: customer?.birth ? parseDate(customer.birth) : null,
  }
}
