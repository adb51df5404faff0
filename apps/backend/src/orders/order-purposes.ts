import type { PaymentPurposes } from '../payments/payment-purpose.ts'
import { announceReturned, moveWithin } from './move-order.ts'
import { orderMoneyReturned } from './order-money-returned.ts'

/** What the shop takes money for through the site. */
export const orderPurposes: PaymentPurposes = {
  order: {
    isAwaited: (status) => status === 'pending',
    async paid(context, sql, { orderId, now }) {
      const move = { to: 'accepted', actor: 'system', now, paid: true } as const
      const moved = await moveWithin(context, sql, orderId, move)
      if (moved) return () => announceReturned(context, moved, now)
      // The order was not waiting any more: the operator took it already, or it was given up and the money goes back.
      const kept = await sql
        .updateTable('orders')
        .set({ payment_status: 'paid', updated_at: now.getTime() })
        .where('id', '=', orderId)
        .where('status', '!=', 'cancelled')
        .returning('id')
        .executeTakeFirst()
      return kept ? async () => {} : null
    },
    returned: orderMoneyReturned,
  },
  tips: {
    isAwaited: (status) => status !== 'cancelled',
    async paid(_context, sql, { orderId, amount, now }) {
      const thanked = await sql
        .updateTable('orders')
        .set((e) => ({
          tips_total: e('tips_total', '+', amount),
          total: e('total', '+', amount),
          updated_at: now.getTime(),
        }))
        .where('id', '=', orderId)
        .where('status', '!=', 'cancelled')
        .returning('id')
        .executeTakeFirst()
      return thanked ? async () => {} : null
    },
    returned: orderMoneyReturned,
  },
}
