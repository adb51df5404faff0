import type { Cart, DeliveryType, Money } from '@samobranka/rules'
import type { Codec } from '../wire/codec.ts'
import { optionalDate } from '../wire/date.ts'
import { flag } from '../wire/flag.ts'
import { idList } from '../wire/id-list.ts'
import { list } from '../wire/list.ts'
import { money, optionalMoney } from '../wire/money.ts'
import { noun } from '../wire/noun.ts'
import { optionalId } from '../wire/number.ts'
import { optional } from '../wire/optional.ts'
import { optionalText, text } from '../wire/text.ts'
import { type Address, address } from './address.ts'
import {
  type Booking,
  booking,
  type CustomerContact,
  cartLine,
  chosenGift,
  customerContact,
  deliveryType,
  orderedCount,
  takeTime,
} from './order-parts.ts'

/** What a customer asks for; the same body is quoted and placed. It carries no price but the one expected. */
export interface OrderBody extends Cart {
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
  /** What the customer was shown; a placement that comes to another sum is refused. */
  readonly expectedTotal: Money | null
}

export const orderBody: Codec<OrderBody> = noun<OrderBody>('OrderBody', {
  deliveryType: ['delivery_type', deliveryType],
  warehouseId: ['warehouse_id', optionalId, null],
  pickupPointId: ['pickup_point_id', optionalId, null, 'sparse'],
  address: ['address', optional(address), null, 'sparse'],
  takeDate: ['take_date', optionalDate, null],
  takeTime: ['take_time', takeTime, 'asap'],
  express: ['express', flag, false, 'sparse'],
  booking: ['booking', optional(booking), null, 'sparse'],
  lines: ['lines', list(cartLine)],
  coupons: ['coupons', idList, []],
  promocode: ['promocode', optionalText, null, 'sparse'],
  gifts: ['gifts', list(chosenGift), []],
  bonuses: ['bonuses', money, 0, 'sparse'],
  tips: ['tips', money, 0, 'sparse'],
  peopleCount: ['people_count', orderedCount, 1],
  paymentMethod: ['payment_method', text, ''],
  changeFrom: ['change_from', optionalMoney, null, 'sparse'],
  customer: ['customer', customerContact, { name: '', phone: '' }],
  comment: ['comment', text, '', 'sparse'],
  expectedTotal: ['expected_total', optionalMoney, null],
})
