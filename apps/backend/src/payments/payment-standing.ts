import type { Sql } from '../database/database.ts'
import type { Standing } from '../ports/payment-provider.ts'

const AWAITED: ReadonlySet<string> = new Set(['new', 'waiting', 'declined', 'cancelled'])

/** The payment that a notification names. */
export const paymentNamed = (sql: Sql, provider: string, reference: string, paymentId: string | null) =>
  sql
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('provider', '=', provider)
    .where((e) => e.or([e('reference', '=', reference), e('id', '=', paymentId ?? '')]))
    .executeTakeFirst()

/** What we know of it before the bank is asked about it. */
export async function standingOf(...named: Parameters<typeof paymentNamed>): Promise<Standing> {
  const payment = await paymentNamed(...named)
  if (!payment) return 'unknown'
  return AWAITED.has(payment.status) ? 'awaited' : 'over'
}
