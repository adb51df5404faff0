import { businessDay } from '@samobranka/rules'
import type { Engine } from '../../database/column-types.ts'
import type { Sql } from '../../database/database.ts'
import { runText } from '../../database/run-text.ts'
import type { OrderRow } from '../order-record.ts'
import { readDetails } from '../read-details.ts'
import type { KitchenTerms } from './kitchen-terms.ts'
import { laterStart } from './later-start.ts'

/** Who takes an order: a person, a machine by its key, or the kitchen that takes all of them. */
export interface Taking {
  readonly how: 'staff' | 'key' | 'auto'
  readonly staffId?: number | null
  /** What the guest is told; null where nothing is. */
  readonly minutes?: number | null
  readonly now: Date
}

const TAKE = `
  insert into order_work
    (order_id, kitchen, accepted_at, accepted_how, accepted_by, accepted_minutes, starts_at, entered_at)
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (order_id) do update set
    accepted_at = excluded.accepted_at, accepted_how = excluded.accepted_how,
    accepted_by = excluded.accepted_by, accepted_minutes = excluded.accepted_minutes,
    starts_at = excluded.starts_at, entered_at = excluded.entered_at
  where order_work.accepted_at is null
  returning order_id`

const NEXT_NUMBER = `
  insert into day_numbers (kitchen, day, last) values (?, ?, 1)
  on conflict (kitchen, day) do update set last = day_numbers.last + 1
  returning last`

const NUMBERED = 'update order_work set day = ?, day_number = ? where order_id = ? returning order_id'

/**
 * Writes down who takes the order, once, and gives it its number of the day; false when somebody has taken it before.
 * The caller holds the order's row.
 */
export async function takeOrder(
  engine: Engine,
  sql: Sql,
  terms: KitchenTerms,
  order: OrderRow,
  { how, staffId = null, minutes = null, now }: Taking,
): Promise<boolean> {
  const details = readDetails(order.body)
  const starts = laterStart(order, details)
  const isLater = starts !== null && starts > now
  const taken = await runText(engine, sql, TAKE, [
    ...[order.id, order.warehouse_id, now.getTime(), how, staffId, minutes],
    ...[isLater ? starts.getTime() : null, isLater ? null : now.getTime()],
  ])
  if (taken.length === 0) return false
  const booked = details.booking && details.promised ? new Date(details.promised.from) : starts
  const day = dayName(terms, isLater && booked ? booked : now)
  const [next] = await runText<{ last: number }>(engine, sql, NEXT_NUMBER, [order.warehouse_id, day])
  await runText(engine, sql, NUMBERED, [day, next?.last ?? null, order.id])
  return true
}

/** yyyy-mm-dd of the kitchen's business day. */
export function dayName({ dayStartsAt, zone }: KitchenTerms, instant: Date): string {
  const { year, month, day } = businessDay(instant, dayStartsAt, zone).date
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}`
}
