import type { PricedLine } from '../cart/price-lines.ts'
import type { Category } from '../model/category.ts'
import type { DeliveryType } from '../model/place.ts'
import type { Product } from '../model/product.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import { parseDate, weekdayOf } from '../time/calendar-date.ts'
import { type LocalTime, localTime } from '../time/local-time.ts'
import { type CartFacts, cartFacts } from './cart-facts.ts'
import { type GiftStock, giftStock } from './gift-stock.ts'

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
  readonly products: ReadonlyMap<number, Product>
  /** Pass the same list again and again: its index is kept with it. */
  readonly categories: readonly Category[]
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

export interface CouponContext
  extends Pick<Circumstances, 'warehouseId' | 'deliveryType' | 'device' | 'customer' | 'couponUses'> {
  readonly cart: CartFacts
  readonly now: LocalTime
  readonly takeAt: Moment | null
  readonly birth: CalendarDate | null
  /** As the lines leave it; who takes from it takes a copy. */
  readonly giftStock: GiftStock
}

/** Read once: the cart, the wall clock and the birthday are the same for every coupon. */
export function couponContext(lines: readonly PricedLine[], circumstances: Circumstances): CouponContext {
  const { now, timeZone, takeAt, customer, products, categories, warehouseId } = circumstances
  const { deliveryType, device, couponUses } = circumstances
  // Discounts walk the lines by their key: the order in which things were put in must not move a kopeck.
  const ordered = lines.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return {
    warehouseId,
    deliveryType,
    device,
    customer,
    couponUses,
    cart: cartFacts(ordered, categories),
    now: localTime(now, timeZone),
    takeAt: takeAt && { weekday: weekdayOf(takeAt.date), hour: Math.floor(takeAt.minutes / 60) },
    birth: customer?.birth ? parseDate(customer.birth) : null,
    giftStock: giftStock(lines, products, warehouseId),
  }
}
