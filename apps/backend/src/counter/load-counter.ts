import type { Counter, CounterReceipt } from '@samobranka/contract'
import type { Span } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import type { Context } from '../http/context.ts'
import { counterDay, dayText } from './counter-day.ts'
import { courierCash } from './courier-cash.ts'
import { loadDrawers } from './load-drawers.ts'
import { openDrawerAt } from './open-drawer-at.ts'
import { staffNames } from './staff-names.ts'

const MOST_RECEIPTS = 300

/** The counter of a kitchen as it is now. */
export async function loadCounter(
  { db: { sql }, snapshot }: Pick<Context, 'db' | 'snapshot'>,
  kitchen: number,
  now: Date,
): Promise<Counter> {
  const business = snapshot().own()
  const day = counterDay(business, kitchen, now)
  const open = await openDrawerAt(sql, kitchen)
  const counted = await sql
    .selectFrom('drawers')
    .selectAll()
    .where('kitchen', '=', kitchen)
    .where('closed_at', '>=', day.from.getTime())
    .orderBy('closed_at', 'desc')
    .execute()
  return {
    kitchen,
    day: dayText(day.date),
    now: now.toISOString(),
    drawer: open ? ((await loadDrawers(sql, [open]))[0] ?? null) : null,
    counted: await loadDrawers(sql, counted),
    usualFloat: business.office.floats.find((one) => one.kitchen === kitchen)?.amount ?? 0,
    receipts: await receiptsOf(sql, kitchen, day),
    couriers: await courierCash(sql, kitchen, day),
  }
}

async function receiptsOf(sql: Sql, kitchen: number, { from, to }: Span): Promise<CounterReceipt[]> {
  const rows = await sql
    .selectFrom('order_receipts')
    .innerJoin('orders', 'orders.id', 'order_receipts.order_id')
    .leftJoin('order_work', 'order_work.order_id', 'order_receipts.order_id')
    .select(['orders.public_id', 'orders.number', 'orders.total', 'order_work.day_number'])
    .select(['cash', 'card', 'change', 'online', 'staff_id', 'at'])
    .where('order_receipts.kitchen', '=', kitchen)
    .where('at', '>=', from.getTime())
    .where('at', '<', to.getTime())
    .orderBy('at', 'desc')
    .limit(MOST_RECEIPTS)
    .execute()
  const names = await staffNames(
    sql,
    rows.map(({ staff_id }) => staff_id),
  )
  return rows.map(({ public_id, number, total, day_number, staff_id, at, ...paid }) => ({
    orderId: public_id,
    number,
    dayNumber: day_number,
    total,
    ...paid,
    by: names.get(staff_id) ?? '',
    at: new Date(at).toISOString(),
  }))
}
