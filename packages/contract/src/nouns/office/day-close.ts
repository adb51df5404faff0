import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { instant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { money, signedMoney } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { count, id, optionalId } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { optional } from '../../wire/optional.ts'
import { text, verbatim, word } from '../../wire/text.ts'
import { orderStatus } from '../order/order-parts.ts'
import { comment, shortWord } from '../request-parts.ts'
import { courierCash, drawer } from './drawer.ts'

/** `unsaid`: handed over by a machine's key, nobody said how it was paid. */
export const PAYMENT_WAYS = ['online', 'cash', 'card', 'unsaid'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

const takenBy = noun('TakenBy', {
  way: ['way', oneOf(PAYMENT_WAYS)],
  orders: ['orders', count],
  amount: ['amount', money],
})

const givenBackBy = noun('GivenBackBy', {
  way: ['way', oneOf(['payment', 'cash'])],
  count: ['count', count],
  amount: ['amount', money],
})

const tipsOf = noun('TipsOf', {
  /** null: the kitchen’s. */
  courier: ['courier', optionalId, null],
  name: ['name', text, ''],
  amount: ['amount', money],
})

const courierDay = noun('CourierDay', {
  courier: ['courier', id],
  name: ['name', text, ''],
  orders: ['orders', count],
  /** Cash less change. */
  cash: ['cash', money],
  card: ['card', money],
  tips: ['tips', money],
})

/** What a business day came to: what is signed is kept as it was, and read again for ever. */
export const dayFigures = noun('DayFigures', {
  from: ['from', instant],
  to: ['to', instant],
  handed: ['handed', count],
  cancelled: ['cancelled', count],
  /** Of the orders that were handed over; tips are no part of it. */
  sales: ['sales', money],
  taken: ['taken', list(takenBy), []],
  refunds: ['refunds', list(givenBackBy), []],
  tips: ['tips', list(tipsOf), []],
  couriers: ['couriers', list(courierDay), []],
  courierCash: ['courier_cash', list(courierCash), []],
  drawers: ['drawers', list(drawer), []],
  /** Of all drawers of the day together. */
  difference: ['difference', signedMoney],
})
export type DayFigures = Domain<typeof dayFigures>

const openOrder = noun('OpenOrder', {
  id: ['id', verbatim],
  number: ['number', word],
  status: ['status', orderStatus],
  total: ['total', money],
})

const signature = noun('DaySignature', {
  by: ['by', text, ''],
  at: ['at', instant],
  reason: ['reason', text, ''],
})

export const dayClose = noun('DayClose', {
  kitchen: ['kitchen', id],
  /** yyyy-mm-dd */
  day: ['day', word],
  figures: ['figures', dayFigures],
  /** What is not over yet: it is counted by the day on which it is handed over. */
  openOrders: ['open_orders', list(openOrder), []],
  /** Whether a drawer is still to be counted. */
  isDrawerOpen: ['is_drawer_open', flag, false],
  /** Whether the day has not come to its end: what comes after the signature is of the next. */
  isUnderWay: ['is_under_way', flag, false],
  signed: ['signed', optional(signature), null],
})
export type DayClose = Domain<typeof dayClose>

export const closeDayBody = noun('CloseDayBody', {
  kitchen: ['kitchen', id],
  day: ['day', shortWord],
  /** Whoever signs has seen that orders are still open. */
  confirmsOpen: ['confirms_open', flag, false, 'sparse'],
  /** Asked for where the drawers differ. */
  reason: ['reason', comment, '', 'sparse'],
})

export const dayCloseFile = noun('DayCloseFile', {
  fileName: ['file_name', word],
  csv: ['csv', text],
})
