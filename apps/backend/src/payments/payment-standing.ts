import type { Sql } from '../database/database.ts'

/** `awaited`: news may change it; `over`: none can; `unknown`: it is none of ours. */
export type Standing = 'awaited' | 'over' | 'unknown'

const AWAITED: ReadonlySet<string> = new Set(['new', 'waiting', 'declined', 'cancelled'])

/** What we know of a payment that a letter speaks of, before the bank is asked about it. */
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
