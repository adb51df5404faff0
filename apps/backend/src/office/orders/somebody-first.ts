import { createTranslator, officeWords } from '@samobranka/dictionary'
import { clockTime, localTime } from '@samobranka/rules'
import type { Call } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import { kitchenTerms } from '../../orders/acceptance/kitchen-terms.ts'
import type { OrderRow } from '../../orders/order-record.ts'

const ACTORS = {
  customer: 'office.who.customer',
  operator: 'office.who.operator',
  key: 'office.who.operator',
  system: 'office.who.auto',
} as const

/** Who was quicker with this order, and when: whoever came second must not think that nothing happened. */
export async function somebodyFirst(
  { db, snapshot }: Pick<Context, 'db' | 'snapshot'>,
  order: OrderRow,
  { messageLanguage }: Pick<Call, 'messageLanguage'>,
): Promise<Refusal> {
  const [deed, move] = await Promise.all([
    db.sql
      .selectFrom('journal')
      .leftJoin('staff', 'staff.id', 'journal.staff_id')
      .select(['journal.at', 'journal.actor', 'staff.name'])
      .where('subject', '=', 'order')
      .where('subject_id', '=', String(order.id))
      .orderBy('journal.id', 'desc')
      .executeTakeFirst(),
    db.sql
      .selectFrom('order_history')
      .select(['at', 'actor'])
      .where('order_id', '=', order.id)
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  ])
  const isDeed = deed !== undefined && (move === undefined || deed.at >= move.at)
  const at = (isDeed ? deed.at : move?.at) ?? order.updated_at
  const actor = isDeed ? deed.actor : move?.actor
  const translate = createTranslator(officeWords(messageLanguage), messageLanguage)
  const who =
    (isDeed && deed.name) ||
    translate(Object.hasOwn(ACTORS, actor ?? '') ? ACTORS[actor as keyof typeof ACTORS] : 'office.who.auto')
  const { zone } = kitchenTerms(snapshot().own(), order.warehouse_id)
  const instant = new Date(at)
  return refuse(409, 'somebody_was_first', {
    params: { who, time: clockTime(localTime(instant, zone).minutes) },
    data: { who, at: instant.toISOString(), order_status: order.status },
  })
}
