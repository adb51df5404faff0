import type { Address, Booking, QuotedCoupon, Rating } from '@samobranka/contract'
import type { Money, RoadMinutes } from '@samobranka/rules'
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Portion } from './line-portion.ts'

/** What no query asks for: `orders.body`. An order of the past may have none of it. */
export interface OrderDetails {
  readonly address?: Address | null
  readonly pickupPointId?: number | null
  readonly express?: boolean
  readonly booking?: Booking | null
  readonly coupons?: readonly QuotedCoupon[]
  readonly comment?: string
  readonly peopleCount?: number
  readonly changeFrom?: Money | null
  /** The interval promised at placing, in epoch milliseconds. */
  readonly promised?: { readonly from: number; readonly to: number }
  /** What of it is cooking and what the way, as they were counted at placing. */
  readonly road?: RoadMinutes
  /** People of the kitchen said the time themselves: it is no reckoning any more. */
  readonly said?: boolean
  /** Why another time was said than was promised, and why the order is no more: as the guest reads it. */
  readonly timeWords?: string
  readonly cancelWords?: string
  /** What the guest must not eat. */
  readonly allergy?: string
  /** When the guests of a table came: what they ordered before begins then. */
  readonly guestsCame?: number
  /** The account was deleted while the order was under way. */
  readonly forget?: boolean
  /** It is one of the open orders of its phone. */
  readonly isCounted?: boolean
  /** What a line has no column for, by its position. */
  readonly lineNotes?: readonly LineNote[]
}

export interface LineNote extends Portion {
  /** What the guest wants of this dish. */
  readonly note?: string
  readonly couponId: number | null
}

export type OrderRow = Selectable<Tables['orders']>
export type OrderLineRow = Selectable<Tables['order_lines']>

interface PaymentState {
  readonly id: string
  readonly status: string
  /** The page of ours where it is made. */
  readonly url: string
}

/** An order with everything its page shows. */
export interface OrderRecord {
  readonly order: OrderRow
  readonly details: OrderDetails
  readonly lines: readonly OrderLineRow[]
  readonly history: readonly { readonly status: string; readonly at: number }[]
  /** How the order itself is paid through the site; null when it is paid on receipt. */
  readonly payment: PaymentState | null
  readonly rating: Rating | null
}
