import type { WorkedOrder } from '@samobranka/contract'
import { type Answer, answer } from '../../http/answer.ts'
import type { Call } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import type { OrderRow } from '../../orders/order-record.ts'
import type { Staff } from '../../staff/staff-call.ts'
import { loadCards } from './load-cards.ts'

/** The card as it is now, read anew: what was just done is in it, and what somebody else did meanwhile. */
export async function answerWorked(
  context: Context,
  staff: Staff,
  { now, messageLanguage }: Pick<Call, 'now' | 'messageLanguage'>,
  orderId: number,
): Promise<Answer<WorkedOrder>> {
  const order: OrderRow = await context.db.sql
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const [card] = await loadCards(context, [order], { staff, language: messageLanguage, now })
  if (!card) throw new Error(`Order ${orderId} has no card`)
  return answer({ order: card, held: card.held })
}
