import { type Money, mostTips, type OrderStatus } from '@samobranka/rules'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { providerName } from '../payments/known-providers.ts'
import { paymentRow } from '../payments/payment-row.ts'
import type { OrderRow } from './order-record.ts'
import { tooMuch } from './too-much.ts'

/** A tip is thanks for work that is being done; an order that waits or was given up has none. */
const TIPPED: readonly OrderStatus[] = ['accepted', 'cooking', 'ready', 'courier', 'handed']

/** A payment of its own beside the order's; answers where it is made. */
export async function tipOrder(
  context: Context,
  order: OrderRow,
  amount: Money,
  requestUrl: URL,
  now: Date,
): Promise<string | Refusal> {
  if (amount <= 0) return refuse(400, 'invalid_body', { params: { field: 'amount' } })
  const { total, tips_total, bonus_total } = order
  const most = mostTips({ total, tips: tips_total, bonuses: bonus_total })
  if (amount > most) return tooMuch('amount', most)
  if (!TIPPED.some((status) => status === order.status)) return refuse(409, 'cannot_tip')
  if (providerName(context) === null) return refuse(422, 'payment_method_unavailable')
  const payment = paymentRow(context, requestUrl, { purpose: 'tips', amount, now, expiresAt: null })
  await transaction(context.db, (sql) =>
    sql
      .insertInto('payments')
      .values({ ...payment, order_id: order.id })
      .execute(),
  )
  return payment.url
}
