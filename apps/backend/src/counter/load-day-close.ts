import { type DayClose, type DayFigures, dayFigures as dayFiguresNoun, read } from '@samobranka/contract'
import { addDays, type BusinessDay, countedSpan, type OrderStatus, type Span } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import type { OrderDetails } from '../orders/order-record.ts'
import { dayText } from './counter-day.ts'
import { dayFigures } from './day-figures.ts'
import { openDrawerAt } from './open-drawer-at.ts'
import { staffNames } from './staff-names.ts'

/** A business day of a kitchen as it is now, or as it was signed. */
export async function loadDayClose(
  sql: Sql,
  kitchen: number,
  day: BusinessDay,
  now: Date,
): Promise<DayClose> {
  const close = await closeOf(sql, kitchen, dayText(day.date))
  const name = close && (await staffNames(sql, [close.staff_id])).get(close.staff_id)
  return {
    kitchen,
    day: dayText(day.date),
    figures: close
      ? signedFigures(close.figures)
      : await dayFigures(sql, kitchen, await spanOfDay(sql, kitchen, day, null)),
    openOrders: close ? [] : await openOrders(sql, kitchen, day),
    isDrawerOpen: !close && (await openDrawerAt(sql, kitchen)) !== undefined,
    isUnderWay: now < day.to,
    signed: close ? { by: name ?? '', at: new Date(close.at).toISOString(), reason: close.reason } : null,
  }
}

function signedFigures(text: string): DayFigures {
  const reading = read(dayFiguresNoun, JSON.parse(text))
  if (!reading.ok) throw new Error('A signed day cannot be read')
  return reading.value
}

export function closeOf(sql: Sql, kitchen: number, day: string) {
  return sql
    .selectFrom('day_closes')
    .selectAll()
    .where('kitchen', '=', kitchen)
    .where('day', '=', day)
    .executeTakeFirst()
}

/** What the day counts, up to `own` where it is being signed at that instant. */
export async function spanOfDay(
  sql: Sql,
  kitchen: number,
  day: BusinessDay,
  own: Date | null,
): Promise<Span> {
  const before = await closeOf(sql, kitchen, dayText(addDays(day.date, -1)))
  return countedSpan(day, { before: before ? new Date(before.at) : null, own })
}

/** Orders of the day that are not over; those that are wanted on a later day are not of it. */
export async function openOrders(sql: Sql, kitchen: number, day: Span): Promise<DayClose['openOrders']> {
  const rows = await sql
    .selectFrom('orders')
    .select(['public_id', 'number', 'status', 'total', 'body', 'created_at'])
    .where('status', 'in', ['accepted', 'cooking', 'ready', 'courier'] satisfies OrderStatus[])
    .where('warehouse_id', '=', kitchen)
    .orderBy('created_at')
    .execute()
  return rows
    .filter(({ body, created_at }) => {
      const { promised } = JSON.parse(body) as OrderDetails
      return (promised?.from ?? created_at) < day.to.getTime()
    })
    .map(({ public_id: id, number, status, total }) => ({ id, number, status: status as OrderStatus, total }))
}
