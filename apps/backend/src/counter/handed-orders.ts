import type { DeliveryType, Money, Span } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'

/** An order as a close of the day counts it. */
export interface HandedOrder {
  readonly deliveryType: DeliveryType
  readonly total: Money
  readonly tips: Money
  readonly online: Money
  /** Cash less change. */
  readonly cash: Money
  readonly card: Money
  /** Handed over by a machine's key: nobody said how it was paid. */
  readonly unsaid: Money
  readonly courier: number | null
}

/** What was handed over at a kitchen in that time: by receipts, and the rest by when it was over. */
export async function handedOrders(sql: Sql, kitchen: number, span: Span): Promise<readonly HandedOrder[]> {
  const [said, silent] = [await withReceipts(sql, kitchen, span), await withoutReceipts(sql, kitchen, span)]
  return [...said, ...silent]
}

async function withReceipts(sql: Sql, kitchen: number, { from, to }: Span): Promise<HandedOrder[]> {
  const rows = await sql
    .selectFrom('order_receipts')
    .innerJoin('orders', 'orders.id', 'order_receipts.order_id')
    .select(['delivery_type', 'total', 'tips_total', 'online', 'cash', 'card', 'change', 'courier'])
    .where('kitchen', '=', kitchen)
    .where('at', '>=', from.getTime())
    .where('at', '<', to.getTime())
    .execute()
  return rows.map(({ delivery_type, tips_total, cash, change, ...row }) => ({
    ...row,
    deliveryType: delivery_type as DeliveryType,
    tips: tips_total,
    cash: cash - change,
    unsaid: 0,
  }))
}

async function withoutReceipts(sql: Sql, kitchen: number, { from, to }: Span): Promise<HandedOrder[]> {
  const rows = await sql
    .selectFrom('order_work')
    .innerJoin('orders', 'orders.id', 'order_work.order_id')
    .leftJoin('order_receipts', 'order_receipts.order_id', 'order_work.order_id')
    .select(['orders.delivery_type', 'orders.total', 'orders.tips_total'])
    .select((e) =>
      e
        .selectFrom('payments')
        .select((p) => p.fn.sum<number>('amount').as('online'))
        .whereRef('payments.order_id', '=', 'orders.id')
        .where('payments.status', 'in', ['paid', 'refund_due', 'refunded'])
        .as('online'),
    )
    .where('order_work.kitchen', '=', kitchen)
    .where('order_work.finished_at', 'is not', null)
    .where('order_work.finished_at', '>=', from.getTime())
    .where('order_work.finished_at', '<', to.getTime())
    .where('orders.status', '=', 'handed')
    .where('order_receipts.order_id', 'is', null)
    .execute()
  return rows.map(({ delivery_type, total, tips_total, ...row }) => {
    const online = Number(row.online ?? 0)
    return {
      deliveryType: delivery_type as DeliveryType,
      total,
      tips: tips_total,
      online,
      cash: 0,
      card: 0,
      unsaid: Math.max(0, total - online),
      courier: null,
    }
  })
}
