import { ORDER_STATUSES } from '@samobranka/rules'
import { LIMITS } from '../../limits.ts'
import type { Domain } from '../../wire/codec.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { units } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { optional } from '../../wire/optional.ts'
import { inRange, maxItems } from '../../wire/request-limit.ts'
import { comment, optionalRequestMoney, shortWord } from '../request-parts.ts'
import { heldDeed, orderCard } from './order-card.ts'

const minutes = inRange(units, 0, 1_440)

/** `minutes` are left out for an order that is for later. */
export const acceptBody = noun('AcceptBody', {
  minutes: ['minutes', inRange(optional(units), 0, 1_440), null, 'sparse'],
})

export const changeMinutesBody = noun('ChangeMinutesBody', {
  minutes: ['minutes', minutes],
  reason: ['reason', comment],
})

/** How much of the money goes back when what was cooked is lost; whole where nothing is said. */
const REFUND_CHOICES = ['all', 'none', 'part'] as const

/** `reason` is one of the list of office.json; `text` is for the guest where the list has no words for it. */
export const cancelBody = noun('OfficeCancelBody', {
  reason: ['reason', shortWord],
  text: ['text', comment, '', 'sparse'],
  refund: ['refund', oneOf(REFUND_CHOICES), 'all', 'sparse'],
  amount: ['amount', optionalRequestMoney, null, 'sparse'],
})

/** How it was really paid at the door or the counter; nothing is said of an order that was paid before. */
export const paidAs = noun('PaidAs', {
  cash: ['cash', optionalRequestMoney, null, 'sparse'],
  card: ['card', optionalRequestMoney, null, 'sparse'],
  change: ['change', optionalRequestMoney, null, 'sparse'],
})

export type PaidAs = Domain<typeof paidAs>

export const moveBody = noun('OfficeMoveBody', {
  to: ['to', oneOf(ORDER_STATUSES)],
  /** What the card showed: somebody else may have been quicker. */
  from: ['from', oneOf(ORDER_STATUSES)],
  paid: ['paid', optional(paidAs), null, 'sparse'],
})

const refundLine = noun('RefundLine', {
  position: ['position', inRange(units, 0, LIMITS.lines)],
  count: ['count', inRange(units, 1, LIMITS.people)],
})

export const refundBody = noun('RefundBody', {
  amount: ['amount', optionalRequestMoney, null, 'sparse'],
  lines: ['lines', maxItems(list(refundLine), LIMITS.lines), [], 'sparse'],
  reason: ['reason', comment],
  way: ['way', oneOf(['payment', 'cash']), 'payment', 'sparse'],
})

export const noteBody = noun('NoteBody', { text: ['text', comment] })

/** `template` is one of office.json's; the text is what the guest reads. */
export const guestMessageBody = noun('GuestMessageBody', { text: ['text', comment] })

export const workedOrder = noun('WorkedOrder', {
  order: ['order', orderCard],
  /** What can be undone, where it is held back. */
  held: ['held', optional(heldDeed), null, 'sparse'],
})
export type WorkedOrder = Domain<typeof workedOrder>
