import type { Sql } from '../database/database.ts'
import type { Standing } from '../ports/payment-provider.ts'

const AWAITED: ReadonlySet<string> = new Set(['new', 'waiting', 'declined', 'cancelled'])

/** What we know of a payment that a webhook names, before the bank is asked about it. */
export async function standingOf(
  sql: Sql,
  provider: string,
  reference: string,
  paymentId: string | null,
): Promise<Standing> {
  const payment = await sql
    .selectFrom('payments')
    .select('status')
    .where('provider', '=', provider)
    .where((e) => e.or([e('reference', '=', reference), e('id', '=', paymentId ?? '')]))
    .executeTakeFirst()
  if (!payment) return 'unknown'
  return AWAITED.has(payment.status) ? 'awaited' : 'over'
}
