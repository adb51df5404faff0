import { businessDayOf, type CalendarDate, dayNumber, ORDER_STATUSES } from '@samobranka/rules'
import { type ExpressionBuilder, sql as raw } from 'kysely'
import type { Sql } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { kitchenTerms } from '../../orders/acceptance/kitchen-terms.ts'
import { dayName } from '../../orders/acceptance/take-order.ts'
import type { OrderRow } from '../../orders/order-record.ts'
import type { LocalBusiness } from '../../publishing/local-business.ts'

/** An open order is never left out: the board would be wrong. Beyond this it is cut, and says so by its total. */
const MOST_OPEN = 2_000
const MOST_FINISHED = 200
const PAGE = 50
/** Phones and names are looked for so far back; a number finds any order. */
const REMEMBERED_DAYS = 31
const DAY_MS = 86_400_000

export interface Wanted {
  readonly kitchens: readonly number[]
  readonly way: string | null
}

export interface Found {
  readonly orders: readonly OrderRow[]
  readonly total: number
}

const OPEN = raw<boolean>`orders.status in ('pending', 'accepted', 'cooking', 'ready', 'courier')`

type Condition = (
  e: ExpressionBuilder<Tables, 'orders'>,
) => ReturnType<ExpressionBuilder<Tables, 'orders'>['and']>

const atPlace =
  ({ kitchens, way }: Wanted): Condition =>
  (e) =>
    e.and([e('orders.warehouse_id', 'in', kitchens), ...(way ? [e('orders.delivery_type', '=', way)] : [])])

/** The oldest first: who waits longest stands on top. */
export async function openOrders(sql: Sql, wanted: Wanted): Promise<readonly OrderRow[]> {
  return sql
    .selectFrom('orders')
    .selectAll()
    .where(OPEN)
    .where(atPlace(wanted))
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_OPEN)
    .execute()
}

/** What was finished in each kitchen's business day, the newest first. */
export async function finishedToday(
  sql: Sql,
  wanted: Wanted,
  beganAt: (kitchen: number) => Date,
): Promise<Found> {
  const finished = sql
    .selectFrom('order_work')
    .innerJoin('orders', 'orders.id', 'order_work.order_id')
    .where(raw<boolean>`order_work.finished_at is not null`)
    .where((e) =>
      e.or(
        wanted.kitchens.map((kitchen) =>
          e.and([e('order_work.kitchen', '=', kitchen), e('finished_at', '>=', beganAt(kitchen).getTime())]),
        ),
      ),
    )
    .$if(wanted.way !== null, (query) => query.where('delivery_type', '=', wanted.way ?? ''))
  const [orders, { total }] = await Promise.all([
    finished.selectAll('orders').orderBy('finished_at', 'desc').limit(MOST_FINISHED).execute(),
    finished.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { orders, total: Number(total) }
}

export interface Days {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/** Orders placed on business days, each by its kitchen's clock; the newest first, a page of them. */
export async function ordersOfDays(
  sql: Sql,
  wanted: Wanted & { readonly status: string | null; readonly page: number },
  { from, until }: Days,
  business: LocalBusiness,
): Promise<Found> {
  const spans = wanted.kitchens.map((kitchen) => {
    const { dayStartsAt, zone } = kitchenTerms(business, kitchen)
    const last = dayNumber(until) < dayNumber(from) ? from : until
    return {
      kitchen,
      from: businessDayOf(from, dayStartsAt, zone).from.getTime(),
      to: businessDayOf(last, dayStartsAt, zone).to.getTime(),
    }
  })
  const first = Math.min(...spans.map((span) => span.from))
  const end = Math.max(...spans.map((span) => span.to))
  const statuses = wanted.status ? [wanted.status] : ORDER_STATUSES
  const found = sql
    .selectFrom('orders')
    .where('status', 'in', statuses)
    // For the index, which knows statuses and instants alone.
    .where('created_at', '>=', first)
    .where('created_at', '<', end)
    .where(atPlace(wanted))
    .where((e) =>
      e.or(
        spans.map((span) =>
          e.and([
            e('warehouse_id', '=', span.kitchen),
            e('created_at', '>=', span.from),
            e('created_at', '<', span.to),
          ]),
        ),
      ),
    )
  const [orders, { total }] = await Promise.all([
    found
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE)
      .offset((Math.max(1, wanted.page) - 1) * PAGE)
      .execute(),
    found.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { orders, total: Number(total) }
}

/** By number, by number of the day, by the last digits of a phone, by a part of a name. */
export async function searchOrders(
  sql: Sql,
  wanted: Wanted,
  search: string,
  business: LocalBusiness,
  now: Date,
): Promise<Found> {
  const text = search.replace(/^№/, '').trim()
  const digits = text.replace(/[\s()+-]/g, '')
  const isNumber = /^\d+$/.test(digits)
  const ids = new Set<number>()
  const note = (rows: readonly { readonly id: number }[]) => {
    for (const { id } of rows) ids.add(id)
  }
  const byNumber = sql.selectFrom('orders').select('id').where('number', '=', text).where(atPlace(wanted))
  note(await byNumber.execute())
  if (isNumber && digits.length <= 4) {
    const days = wanted.kitchens.map((kitchen) => ({
      kitchen,
      day: dayName(kitchenTerms(business, kitchen), now),
    }))
    const ofToday = sql
      .selectFrom('order_work')
      .select('order_id as id')
      .where('day_number', '=', Number(digits))
      .where((e) =>
        e.or(days.map(({ kitchen, day }) => e.and([e('kitchen', '=', kitchen), e('day', '=', day)]))),
      )
    note(await ofToday.execute())
  }
  if (!isNumber || digits.length >= 4)
    note(await recent(sql, wanted, isNumber ? digits : text, isNumber, now))
  if (ids.size === 0) return { orders: [], total: 0 }
  const orders = await sql
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .where(atPlace(wanted))
    .orderBy('created_at', 'desc')
    .limit(PAGE)
    .execute()
  return { orders, total: orders.length }
}

function recent(sql: Sql, wanted: Wanted, text: string, isPhone: boolean, now: Date) {
  const plain = text.replace(/[%_\\]/g, '')
  return sql
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', ORDER_STATUSES)
    .where('created_at', '>=', now.getTime() - REMEMBERED_DAYS * DAY_MS)
    .where(atPlace(wanted))
    .where((e) =>
      isPhone
        ? e('phone', 'like', `%${plain.slice(-10)}`)
        : e.or(spellings(plain).map((name) => e('customer_name', 'like', `%${name}%`))),
    )
    .orderBy('created_at', 'desc')
    .limit(PAGE)
    .execute()
}

/** SQLite compares no letters but Latin ones without their case. */
function spellings(name: string): string[] {
  const lower = name.toLocaleLowerCase('ru')
  return [...new Set([name, lower, lower.slice(0, 1).toLocaleUpperCase('ru') + lower.slice(1)])]
}
