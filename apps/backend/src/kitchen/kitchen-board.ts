import type { KitchenBoard, KitchenTicket } from '@samobranka/contract'
import { isLanguage, type Language } from '@samobranka/dictionary'
import { ticketsInOrder } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import type { Snapshot } from '../publishing/snapshot.ts'
import { openOrderIds } from './entered-orders.ts'
import { asCooked, type Entered, entryOf } from './entry-of.ts'
import { kitchenOrders } from './kitchen-order.ts'
import { type KitchenPlan, kitchenPlan } from './kitchen-plan.ts'
import { viewTicket } from './view-ticket.ts'

const MINUTE_MS = 60_000
/** What was pressed too early is missed soon. */
const COOKED_MS = 30 * MINUTE_MS
const MOST_COOKED = 20
/** A tablet that was off for longer has nothing on its screen to take off. */
const CANCELLED_MS = 120 * MINUTE_MS

export const planOf = (snapshot: Snapshot, kitchen: number): KitchenPlan | null =>
  kitchenPlan(snapshot.own(), snapshot.products, kitchen)

/** Cooks read the business's own language. */
export const kitchenLanguage = ({ defaultLanguage }: Pick<Snapshot, 'defaultLanguage'>): Language =>
  isLanguage(defaultLanguage) ? defaultLanguage : 'ru'

/** Everything a kitchen's screen shows; of one station only what has something for it. */
export async function kitchenBoard(
  sql: Sql,
  plan: KitchenPlan,
  language: Language,
  now: Date,
  station: string | null = null,
): Promise<KitchenBoard> {
  const { kitchen } = plan
  const [open, done, cancelled] = await Promise.all([
    openOrderIds(sql, kitchen),
    cookedIds(sql, kitchen, now),
    cancelledOrders(sql, kitchen, now),
  ])
  const orders = await kitchenOrders(sql, [...new Set([...open, ...done])])
  const entered = orders.flatMap((known) => entryOf(known) ?? [])
  const cooking = entered.filter(({ at }) => at <= now)
  const under = new Set(entered.map(({ known }) => known))
  const view = (one: Entered) => viewTicket(one, plan, language)
  const shown = (ticket: KitchenTicket) =>
    station === null || ticket.items.some((item) => item.station === station)
  const tickets = await Promise.all(cooking.map(view))
  const past = orders.filter((known) => known.ticket.cooked_at !== null && !under.has(known))
  const cooked = await Promise.all(past.map(asCooked).map(view))
  return {
    kitchen,
    now: now.toISOString(),
    cookingMinutes: plan.cookingMinutes,
    stations: plan.stations.map(({ id, name }) => ({ id, name })),
    courses: plan.courses.map(({ name }) => name),
    tickets: ticketsInOrder(tickets.filter(shown)),
    cooked: cooked
      .filter(shown)
      .sort((one, other) => (other.cookedAt ?? '').localeCompare(one.cookedAt ?? '')),
    cancelled: cancelled.map(({ public_id, number }) => ({ order: public_id, number })),
    later: entered.filter(({ at }) => at > now).length,
  }
}

async function cookedIds(sql: Sql, kitchen: number, now: Date): Promise<number[]> {
  const rows = await sql
    .selectFrom('kitchen_tickets')
    .innerJoin('orders', 'orders.id', 'kitchen_tickets.order_id')
    .select('orders.id')
    .where('kitchen', '=', kitchen)
    .where('cooked_at', '>', now.getTime() - COOKED_MS)
    .where('orders.status', 'in', ['accepted', 'cooking', 'ready'])
    .orderBy('cooked_at', 'desc')
    .limit(MOST_COOKED)
    .execute()
  return rows.map(({ id }) => id)
}

function cancelledOrders(sql: Sql, kitchen: number, now: Date) {
  return sql
    .selectFrom('order_work')
    .innerJoin('orders', 'orders.id', 'order_work.order_id')
    .select(['orders.public_id', 'orders.number'])
    .where('order_work.kitchen', '=', kitchen)
    .where('order_work.finished_at', '>', now.getTime() - CANCELLED_MS)
    .where('order_work.accepted_at', 'is not', null)
    .where('orders.status', '=', 'cancelled')
    .orderBy('order_work.finished_at')
    .execute()
}
