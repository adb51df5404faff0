import type { Domain } from '../wire/codec.ts'
import { list } from '../wire/list.ts'
import { noun } from '../wire/noun.ts'
import { text } from '../wire/text.ts'
import { cartLine } from './order-parts.ts'

/** What a visitor of a shop with `simplified_order` sends instead of an order. */
export const requestOrder = noun('RequestOrder', {
  name: ['name', text, ''],
  phone: ['phone', text, ''],
  comment: ['comment', text, ''],
  lines: ['lines', list(cartLine), []],
})
export type RequestOrder = Domain<typeof requestOrder>
