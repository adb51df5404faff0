import type { OrderBody } from '@samobranka/contract'
import type { Party, Span, Warehouse } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'
import { countsOfOrder, type GuestCount } from '../../guests/guest-count.ts'
import { type KitchenTerms, kitchenTerms } from '../../orders/acceptance/kitchen-terms.ts'
import type { TakenCoupon } from '../../orders/coupon-ledger.ts'
import { counterOwner } from '../../orders/coupon-ledger.ts'
import type { OrderRow } from '../../orders/order-record.ts'
import type { paymentRow } from '../../payments/payment-row.ts'
import type { Evaluation } from '../quote/evaluate-order.ts'
import { type NewOrder, newOrder } from './new-order.ts'
import type { PlacementKey } from './placement-key.ts'

export interface TableWanted {
  readonly warehouse: Warehouse
  readonly party: Party
  readonly stay: Span
}

/** All that one placement writes, counted beforehand: the transaction only asks whether it still holds. */
export interface Placement {
  readonly key: PlacementKey
  readonly now: Date
  readonly order: NewOrder
  readonly coupons: readonly TakenCoupon[]
  /** The price was that of a first order: it must still be one. */
  readonly isFirst: boolean
  /** The first order of somebody who was invited. */
  readonly isReferred: boolean
  readonly table: TableWanted | null
  readonly payment: ReturnType<typeof paymentRow> | null
  /** What a visitor's order counts towards; none where it is paid before it is cooked. */
  readonly counts: readonly GuestCount[]
  /** How the kitchen works, where it takes such an order by itself. */
  readonly takesItself: KitchenTerms | null
  /** It waits for somebody to take it. */
  readonly rings: boolean
  /** What else is written with it. */
  readonly beside: WriteBeside | null
}

export type WriteBeside = (sql: Sql, order: OrderRow) => Promise<void>

export interface PlacementWish {
  readonly body: OrderBody
  readonly key: PlacementKey
  readonly language: string
  readonly now: Date
  /** Where it comes from. */
  readonly address: string
  readonly beside: WriteBeside | null
}

export function placementOf(
  evaluation: Evaluation,
  wish: PlacementWish,
  payment: (order: NewOrder) => Placement['payment'],
): Placement {
  const { facts, promised } = evaluation
  const { body, key, now } = wish
  const customerId = facts.customer?.id ?? null
  const person = facts.customer
  const draft = newOrder(evaluation, { body, customerId, language: wish.language, now })
  const counts =
    facts.guest && draft.row.status === 'accepted'
      ? countsOfOrder(facts.guest, { phone: draft.row.phone, address: wish.address }, now)
      : []
  const order = counts.length > 0 ? { ...draft, details: { ...draft.details, isCounted: true } } : draft
  const coupons = takenCoupons(evaluation)
  const { warehouse } = facts.place
  const terms = kitchenTerms(facts.local, draft.row.warehouse_id)
  const isAccepted = draft.row.status === 'accepted'
  const takesItself = isAccepted && terms.takesItself.includes(body.deliveryType) ? terms : null
  const firstOnly = facts.coupons.some(
    ({ id, firstPurchaseOnly }) => firstPurchaseOnly && coupons.some(({ coupon }) => coupon.id === id),
  )
  // Also where the friend gets nothing off: whoever invited him is thanked all the same.
  const isReferred = person !== null && person.referral !== null && person.ordersCount === 0
  return {
    key,
    now,
    order,
    coupons,
    isFirst: customerId !== null && (firstOnly || isReferred),
    isReferred,
    table:
      body.deliveryType === 'lounge' && warehouse && promised
        ? {
            warehouse,
            stay: promised,
            party: {
              people: body.booking?.people ?? body.peopleCount,
              wishedZone: body.booking?.tableZone ?? null,
            },
          }
        : null,
    payment: order.row.status === 'pending' ? payment(order) : null,
    counts,
    takesItself,
    rings: isAccepted && takesItself === null,
    beside: wish.beside,
  }
}

function takenCoupons({ facts, price }: Evaluation): TakenCoupon[] {
  const { customer, contact, local } = facts
  const owner = counterOwner({ customerId: customer?.id ?? null, phone: contact.phone })
  return price.coupons.flatMap(({ id, applied, discount }) => {
    if (!applied) return []
    const listed = local.coupons.find((each) => each.id === id)
    const coupon = listed ?? facts.coupons.find((each) => each.id === id)
    if (!coupon) return []
    const given = coupon.individual && customer !== null && !listed?.allowedUsers.includes(customer.id)
    return [{ coupon, owner, discount, given }]
  })
}
