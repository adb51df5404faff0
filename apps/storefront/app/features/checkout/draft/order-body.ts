import type { OrderBody } from '@samobranka/contract'
import { type Cart, type DeliveryType, lineKey, type Money } from '@samobranka/rules'
import { typedMoney } from '../../../format/typed-money.ts'
import type { Place } from '../../place/index.ts'
import type { Draft } from './draft.ts'

export interface Wish {
  readonly draft: Draft
  /** The whole number, as far as it is known to be one. */
  readonly phone: string
  readonly way: DeliveryType
  readonly cart: Cart
  readonly place: Place | null
  readonly takeDate: string
  readonly takeTime: string
  readonly payment: string
  readonly tips: Money
}

/** The order as it would be sent, without the sum that was agreed to. */
export function orderBodyOf(wish: Wish): OrderBody {
  const { draft, phone, way, cart, takeDate, takeTime, payment, tips } = wish
  // A pickup point is no address for a courier: a place of another way is none.
  const place = wish.place?.deliveryType === way ? wish.place : null
  const isTable = way === 'lounge'
  return {
    lines: cart.lines.map((line) => ({ ...line, note: draft.notes[lineKey(line)]?.trim() ?? '' })),
    coupons: cart.coupons,
    promocode: cart.promocode,
    gifts: cart.gifts,
    bonuses: cart.bonuses,
    tips,
    peopleCount: isTable ? draft.guests : cart.peopleCount,
    deliveryType: way,
    warehouseId: place?.warehouseId ?? null,
    pickupPointId: way === 'local_pickup' ? (place?.pickupPointId ?? null) : null,
    address: way === 'flat_rate' ? (place?.address ?? null) : null,
    takeDate: takeDate === '' ? null : takeDate,
    takeTime: takeTime === '' ? 'asap' : takeTime,
    express: way === 'flat_rate' && (place?.express ?? false),
    booking: isTable ? { people: draft.guests, tableZone: draft.tableZone, tableId: null } : null,
    paymentMethod: payment,
    changeFrom: payment === 'cod' ? typedMoney(draft.changeFrom) : null,
    customer: { name: draft.name.trim(), phone: phone.trim() },
    comment: draft.comment.trim(),
    allergy: draft.allergy.trim(),
    expectedTotal: null,
  }
}
