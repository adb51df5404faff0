import type { Cart, DeliveryType, Money } from '@samobranka/rules'
import { LIMITS } from '../../limits.ts'
import type { Codec } from '../../wire/codec.ts'
import { optionalDate } from '../../wire/date.ts'
import { flag } from '../../wire/flag.ts'
import { idList } from '../../wire/id-list.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { optionalId } from '../../wire/number.ts'
import { optional } from '../../wire/optional.ts'
import { maxItems, maxLength } from '../../wire/request-limit.ts'
import { type Address, address } from '../delivery/address.ts'
import {
  comment,
  dishNote,
  optionalPromocode,
  optionalRequestMoney,
  requestMoney,
  shortWord,
} from '../request-parts.ts'
import {
  type Booking,
  booking,
  type CustomerContact,
  chosenGift,
  customerContact,
  deliveryType,
  type OrderedLine,
  orderedCount,
  orderedLine,
  takeTime,
} from './order-parts.ts'

/** What a customer asks for; the same body is quoted and placed. It carries no price but the one expected. */
export interface OrderBody extends Omit<Cart, 'picked' | 'lines'> {
  readonly lines: readonly OrderedLine[]
  readonly deliveryType: DeliveryType
  readonly warehouseId: number | null
  readonly pickupPointId: number | null
  readonly address: Address | null
  readonly takeDate: string | null
  readonly takeTime: string
  readonly express: boolean
  readonly booking: Booking | null
  readonly paymentMethod: string
  /** The note the courier must have change for. */
  readonly changeFrom: Money | null
  readonly customer: CustomerContact
  readonly comment: string
  /** What the guest must not eat. */
  readonly allergy?: string
  /** What the customer was shown; a placement that comes to another sum is refused. */
  readonly expectedTotal: Money | null
}

export const orderBody: Codec<OrderBody> = noun<OrderBody>('OrderBody', {
  deliveryType: ['delivery_type', deliveryType],
  warehouseId: ['warehouse_id', optionalId, null],
  pickupPointId: ['pickup_point_id', optionalId, null, 'sparse'],
  address: ['address', optional(address), null, 'sparse'],
  takeDate: ['take_date', maxLength(optionalDate, LIMITS.word), null],
  takeTime: ['take_time', maxLength(takeTime, LIMITS.word), 'asap'],
  express: ['express', flag, false, 'sparse'],
  booking: ['booking', optional(booking), null, 'sparse'],
  lines: ['lines', maxItems(list(orderedLine), LIMITS.lines)],
  coupons: ['coupons', maxItems(idList, LIMITS.coupons), []],
  promocode: ['promocode', optionalPromocode, null, 'sparse'],
  gifts: ['gifts', maxItems(list(chosenGift), LIMITS.gifts), []],
  bonuses: ['bonuses', requestMoney, 0, 'sparse'],
  tips: ['tips', requestMoney, 0, 'sparse'],
  peopleCount: ['people_count', orderedCount, 1],
  paymentMethod: ['payment_method', shortWord, ''],
  changeFrom: ['change_from', optionalRequestMoney, null, 'sparse'],
  customer: ['customer', customerContact, { name: '', phone: '' }],
  comment: ['comment', comment, '', 'sparse'],
  allergy: ['allergy', dishNote, '', 'sparse'],
  expectedTotal: ['expected_total', optionalRequestMoney, null],
})
