import { type DayFigures, PAYMENT_WAYS } from '@samobranka/contract'
import { type Span, tipsOfPeople } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { courierCash } from './courier-cash.ts'
import { type HandedOrder, handedOrders } from './handed-orders.ts'
import { loadDrawers } from './load-drawers.ts'
import { staffNames } from './staff-names.ts'

/** What a kitchen's business day came to in that time. */
export async function dayFigures(sql: Sql, kitchen: number, span: Span): Promise<DayFigures> {
  const orders = await handedOrders(sql, kitchen, span)
  const drawers = await sql
    .selectFrom('drawers')
    .selectAll()
    .where('kitchen', '=', kitchen)
    .where('closed_at', '>=', span.from.getTime())
    .where('closed_at', '<', span.to.getTime())
    .orderBy('closed_at')
    .execute()
  const counted = await loadDrawers(sql, drawers)
  const tips = tipsOfPeople(orders)
  const couriers = [...new Set(orders.flatMap(({ courier }) => courier ?? []))].sort((a, b) => a - b)
  const names = await staffNames(sql, [...couriers, ...tips.map(({ courier }) => courier)])
  const nameOf = (courier: number | null) => (courier === null ? '' : (names.get(courier) ?? ''))
  return {
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    handed: orders.length,
    cancelled: await cancelledOrders(sql, kitchen, span),
    sales: sumOf(orders, ({ total, tips: thanks }) => total - thanks),
    taken: PAYMENT_WAYS.flatMap((way) => {
      const paid = orders.filter((order) => order[way] > 0)
      return paid.length > 0 ? [{ way, orders: paid.length, amount: sumOf(paid, (order) => order[way]) }] : []
    }),
    refunds: await refundsOf(sql, kitchen, span),
    tips: tips.map(({ courier, amount }) => ({ courier, name: nameOf(courier), amount })),
    couriers: couriers.map((courier) => {
      const own = orders.filter((order) => order.courier === courier)
      return {
        courier,
        name: nameOf(courier),
        orders: own.length,
        cash: sumOf(own, ({ cash }) => cash),
        card: sumOf(own, ({ card }) => card),
        tips: tips.find((one) => one.courier === courier)?.amount ?? 0,
      }
    }),
    courierCash: await courierCash(sql, kitchen, span),
    drawers: counted,
    difference: counted.reduce((sum, { difference }) => sum + (difference ?? 0), 0),
  }
}

const sumOf = (orders: readonly HandedOrder[], amount: (order: HandedOrder) => number): number =>
  orders.reduce((sum, order) => sum + amount(order), 0)

async function cancelledOrders(sql: Sql, kitchen: number, { from, to }: Span): Promise<number> {
  const { count } = await sql
    .selectFrom('order_work')
    .innerJoin('orders', 'orders.id', 'order_work.order_id')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('order_work.kitchen', '=', kitchen)
    .where('order_work.finished_at', 'is not', null)
    .where('order_work.finished_at', '>=', from.getTime())
    .where('order_work.finished_at', '<', to.getTime())
    .where('orders.status', '=', 'cancelled')
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function refundsOf(sql: Sql, kitchen: number, { from, to }: Span): Promise<DayFigures['refunds']> {
  const rows = await sql
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select((e) => [
      'refunds.way',
      e.fn.countAll<number>().as('count'),
      e.fn.sum<number>('refunds.amount').as('amount'),
    ])
    .where('orders.warehouse_id', '=', kitchen)
    .where('refunds.status', '!=', 'failed')
    .where('refunds.created_at', '>=', from.getTime())
    .where('refunds.created_at', '<', to.getTime())
    .groupBy('refunds.way')
    .orderBy('refunds.way')
    .execute()
  return rows.map(({ way, count, amount }) => ({
    way: way === 'cash' ? 'cash' : 'payment',
    count: Number(count),
    amount: Number(amount),
  }))
}
