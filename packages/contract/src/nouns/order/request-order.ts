import { LIMITS } from '../../limits.ts'
import type { Domain } from '../../wire/codec.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { maxItems } from '../../wire/request-limit.ts'
import { comment, personName, phone } from '../request-parts.ts'
import { cartLine } from './order-parts.ts'

/** What a visitor of a shop with `simplified_order` sends instead of an order. */
export const requestOrder = noun('RequestOrder', {
  name: ['name', personName, ''],
  phone: ['phone', phone, ''],
  comment: ['comment', comment, ''],
  lines: ['lines', maxItems(list(cartLine), LIMITS.lines), []],
})
export type RequestOrder = Domain<typeof requestOrder>
