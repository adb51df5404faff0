import type { OrderStatus } from '../model/order.ts'
import type { Span } from '../schedule/open-spans.ts'
import { isFinal } from './is-final.ts'

/** When the order is expected: what was promised at placing, until there is nothing to expect any more. */
export function etaRange(status: OrderStatus, promised: Span): Span | null {
  return isFinal(status) ? null : promised
}
