import type { Drawer } from '@samobranka/contract'
import { type DrawerCash, expectedCash, type Money } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import type { DrawerRow } from './open-drawer-at.ts'
import { staffNames } from './staff-names.ts'

/** Drawers with all that moved through them; what was counted stays as it was counted. */
export async function loadDrawers(sql: Sql, rows: readonly DrawerRow[]): Promise<Drawer[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const entries = await sql
    .selectFrom('drawer_entries')
    .selectAll()
    .where('drawer_id', 'in', ids)
    .orderBy('at')
    .execute()
  const people = [...rows.flatMap((row) => [row.opened_by, row.closed_by]), ...entries.map((e) => e.staff_id)]
  const names = await staffNames(sql, people)
  const drawers: Drawer[] = []
  for (const row of rows) {
    const own = entries.filter(({ drawer_id }) => drawer_id === row.id)
    const cash = await drawerCash(sql, row)
    const expected = row.expected ?? expectedCash(cash)
    drawers.push({
      id: row.id,
      kitchen: row.kitchen,
      openedAt: instant(row.opened_at),
      openedBy: names.get(row.opened_by) ?? '',
      ...cash,
      expected,
      entries: own.map(({ id, kind, amount, reason, courier, staff_id, at }) => ({
        id,
        kind: kind === 'in' ? 'in' : 'out',
        amount,
        reason,
        courier,
        by: names.get(staff_id) ?? '',
        at: instant(at),
      })),
      closedAt: row.closed_at === null ? null : instant(row.closed_at),
      closedBy: names.get(row.closed_by ?? 0) ?? '',
      counted: row.counted,
      difference: row.counted === null ? null : row.counted - expected,
      reason: row.reason,
    })
  }
  return drawers
}

/** Everything that moved cash of the drawer so far. */
export async function drawerCash(sql: Sql, drawer: DrawerRow): Promise<DrawerCash> {
  const { taken, change } = await sql
    .selectFrom('order_receipts')
    .select((e) => [e.fn.sum<number>('cash').as('taken'), e.fn.sum<number>('change').as('change')])
    .where('drawer_id', '=', drawer.id)
    .executeTakeFirstOrThrow()
  const moved = await sql
    .selectFrom('drawer_entries')
    .select((e) => ['kind', e.fn.sum<number>('amount').as('amount')])
    .where('drawer_id', '=', drawer.id)
    .groupBy('kind')
    .execute()
  const of = (kind: string): Money => Number(moved.find((row) => row.kind === kind)?.amount ?? 0)
  return {
    float: drawer.float_amount,
    paidIn: of('in'),
    paidOut: of('out'),
    taken: Number(taken ?? 0),
    change: Number(change ?? 0),
    refunds: await cashGivenBack(sql, drawer),
  }
}

/** What was given back in cash at the kitchen while the drawer was open. */
async function cashGivenBack(sql: Sql, drawer: DrawerRow): Promise<Money> {
  const { sum } = await sql
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select((e) => e.fn.sum<number>('refunds.amount').as('sum'))
    .where('refunds.way', '=', 'cash')
    .where('refunds.status', '!=', 'failed')
    .where('refunds.created_at', '>=', drawer.opened_at)
    .$if(drawer.closed_at !== null, (query) => query.where('refunds.created_at', '<', drawer.closed_at ?? 0))
    .where('orders.warehouse_id', '=', drawer.kitchen)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

const instant = (at: number): string => new Date(at).toISOString()
