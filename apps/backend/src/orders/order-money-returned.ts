import type { Sql } from '../database/database.ts'
import type { PaymentPurpose } from '../payments/payment-purpose.ts'

/** An order that is no more says where its money is. */
export const orderMoneyReturned: PaymentPurpose['returned'] = async (sql: Sql, { orderId, state, now }) => {
  const changed = sql
    .updateTable('orders')
    .set({ payment_status: state === 'due' ? 'refund_due' : 'refunded', updated_at: now.getTime() })
    .where('id', '=', orderId)
    .where('status', '=', 'cancelled')
  await (state === 'due' ? changed : changed.where('payment_status', '=', 'refund_due')).execute()
}
