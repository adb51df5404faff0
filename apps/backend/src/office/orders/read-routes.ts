import { type OrderCards, officeOrderChoices, officeOrders, oneOfficeOrder } from '@samobranka/contract'
import {
  type BoardRegion,
  businessDay,
  type CalendarDate,
  formatDate,
  ORDER_STATUSES,
  parseDate,
} from '@samobranka/rules'
import { answer } from '../../http/answer.ts'
import type { Context } from '../../http/context.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { kitchenTerms } from '../../orders/acceptance/kitchen-terms.ts'
import { type Staff, staffCall } from '../../staff/staff-call.ts'
import { findOfficeOrder } from './find-office-order.ts'
import { type Found, finishedToday, openOrders, ordersOfDays, searchOrders } from './list-orders.ts'
import { loadCards } from './load-cards.ts'
import { loadOfficeOrder } from './load-office-order.ts'

export const officeReadRoutes: readonly Route[] = [
  staffCall(officeOrders, async (staff, { query, messageLanguage, now }, context) => {
    const kitchens = kitchensOf(staff, context).filter((id) => !query.kitchen || id === query.kitchen)
    const reader = { staff, language: messageLanguage, now }
    const nothing: OrderCards = { orders: [], total: 0, now: now.toISOString(), dayStartedAt: null }
    if (kitchens.length === 0) return answer(nothing)
    const business = context.snapshot().own()
    const beganAt = (kitchen: number) => {
      const { dayStartsAt, zone } = kitchenTerms(business, kitchen)
      return businessDay(now, dayStartsAt, zone).from
    }
    const wanted = { kitchens, way: query.way || null }
    const status = query.status || null
    if (status !== null && !ORDER_STATUSES.some((one) => one === status)) return answer(nothing)
    const { sql } = context.db
    const answered = async ({ orders, total }: Found) =>
      answer({
        ...nothing,
        orders: await loadCards(context, orders, reader),
        total,
        dayStartedAt: beganAt(kitchens[0] ?? 0).toISOString(),
      })
    if (query.search?.trim()) return answered(await searchOrders(sql, wanted, query.search, business, now))
    if (query.day || query.until) {
      const from = readDay(query.day || query.until || '')
      const until = readDay(query.until || query.day || '')
      if (!from || !until) return refuse(400, 'invalid_date')
      const page = { ...wanted, status, page: query.page ?? 1 }
      return answered(await ordersOfDays(sql, page, { from, until }, business))
    }
    const asks = (region: BoardRegion) => !query.region || query.region === region
    const open = query.region === 'finished' ? [] : await openOrders(sql, wanted)
    const finished = asks('finished') ? await finishedToday(sql, wanted, beganAt) : { orders: [], total: 0 }
    const cards = await loadCards(context, [...open, ...finished.orders], reader)
    const shown = cards.filter((card) => asks(card.region) && (status === null || card.status === status))
    const isCut = status === null && !query.region
    return answer({
      ...nothing,
      orders: shown,
      total: isCut ? open.length + finished.total : shown.length,
      dayStartedAt: beganAt(kitchens[0] ?? 0).toISOString(),
    })
  }),

  staffCall(officeOrderChoices, (_staff, { language }, context) => {
    const { reasons, messageTemplates, acceptMinutes } = context.snapshot().in(language).office
    return answer({ reasons, messageTemplates, acceptMinutes })
  }),

  staffCall(oneOfficeOrder, async (staff, call, context) => {
    const order = await findOfficeOrder(staff, call, context)
    if (order instanceof Refusal) return order
    return answer(
      await loadOfficeOrder(context, order, { staff, language: call.messageLanguage, now: call.now }),
    )
  }),
]

function kitchensOf(staff: Staff, context: Context): number[] {
  return context
    .snapshot()
    .own()
    .warehouses.map(({ id }) => id)
    .filter((id) => staff.mayAt(id))
}

/** yyyy-mm-dd; null where no such day exists. */
function readDay(text: string): CalendarDate | null {
  const [year, month, day] = text.split('-')
  const date = parseDate(`${day}.${month}.${year}`)
  return date && formatDate(date) === `${day}.${month}.${year}` ? date : null
}
