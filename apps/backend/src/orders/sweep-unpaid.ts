import type { Context } from '../http/context.ts'
import { moveOrder } from './move-order.ts'

const AT_ONCE = 100

/** Gives up orders that nobody paid in time. Any number of hosts may do it: each order is given up once. */
export async function sweepUnpaid(
  context: Pick<Context, 'db' | 'log' | 'snapshot' | 'republish'>,
  now: Date,
): Promise<number> {
  let swept = 0
  for (;;) {
    const due = await context.db.sql
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'pending')
      .where('expires_at', '<=', now.getTime())
      .orderBy('expires_at')
      .limit(AT_ONCE)
      .execute()
    for (const { id } of due) {
      if (await moveOrder(context, id, { to: 'cancelled', actor: 'system', now })) swept += 1
    }
    if (due.length < AT_ONCE) return swept
  }
}
