import type { CourierCash } from '@samobranka/contract'
import type { Span } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { staffNames } from './staff-names.ts'

/** What couriers took from guests in that time, and what of it they have handed in. */
export async function courierCash(sql: Sql, kitchen: number, { from, to }: Span): Promise<CourierCash[]> {
  const taken = await sql
    .selectFrom('order_receipts')
    .select((e) => ['courier', e.fn.sum<number>('cash').as('cash'), e.fn.sum<number>('change').as('change')])
    .where('kitchen', '=', kitchen)
    .where('at', '>=', from.getTime())
    .where('at', '<', to.getTime())
    .where('courier', 'is not', null)
    .groupBy('courier')
    .execute()
  const handed = await sql
    .selectFrom('drawer_entries')
    .select((e) => ['courier', e.fn.sum<number>('amount').as('amount')])
    .where('kitchen', '=', kitchen)
    .where('at', '>=', from.getTime())
    .where('at', '<', to.getTime())
    .where('courier', 'is not', null)
    .where('kind', '=', 'in')
    .groupBy('courier')
    .execute()
  const ids = [...new Set([...taken, ...handed].flatMap(({ courier }) => courier ?? []))].sort(
    (a, b) => a - b,
  )
  const names = await staffNames(sql, ids)
  return ids.map((courier) => {
    const of = taken.find((row) => row.courier === courier)
    const cash = Number(of?.cash ?? 0) - Number(of?.change ?? 0)
    const handedIn = Number(handed.find((row) => row.courier === courier)?.amount ?? 0)
    return { courier, name: names.get(courier) ?? '', taken: cash, handedIn, left: cash - handedIn }
  })
}
