import type { Domain } from '../../wire/codec.ts'
import { instant, optionalInstant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { count, id } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { prose, text } from '../../wire/text.ts'
import { cartLine } from '../order/order-parts.ts'
import { cardLine } from './order-card.ts'

export const REQUEST_KINDS = ['order', 'message'] as const

/** What a guest asked for without an order: to be called back, or by a letter. */
export const guestRequest = noun('GuestRequest', {
  kind: ['kind', oneOf(REQUEST_KINDS)],
  id: ['id', id],
  createdAt: ['created_at', instant],
  name: ['name', text, ''],
  phone: ['phone', text, ''],
  email: ['email', text, '', 'sparse'],
  text: ['text', prose, ''],
  /** What they want, in short, and as a cart of an order by phone begins with. */
  lines: ['lines', list(cardLine), []],
  cart: ['cart', list(cartLine), []],
  takenAt: ['taken_at', optionalInstant, null],
  takenBy: ['taken_by', text, '', 'sparse'],
  doneAt: ['done_at', optionalInstant, null],
})
export type GuestRequest = Domain<typeof guestRequest>

export const guestRequests = noun('GuestRequests', {
  requests: ['requests', list(guestRequest), []],
  total: ['total', count, 0],
})
export type GuestRequests = Domain<typeof guestRequests>
