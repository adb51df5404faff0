import type { OrderBody } from '@samobranka/contract'
import {
  allowedPayments,
  type CartLine,
  type CartPrice,
  checkTable,
  checkTakeTime,
  limitByStock,
  mergeLines,
  priceCart,
  type Span,
  type Table,
  takeAt,
} from '@samobranka/rules'
import type { OrderFacts } from './load-facts.ts'
import { orderProblems } from './order-problems.ts'
import type { OrderProblem } from './problem.ts'

/** What the shop makes of a body: the price of what can be had, and everything that stands in the way. */
export interface Evaluation {
  readonly facts: OrderFacts
  /** As they can be ordered. */
  readonly lines: readonly CartLine[]
  readonly price: CartPrice
  /** When it is promised; null when the wished time cannot be had. */
  readonly promised: Span | null
  readonly table: Table | null
  readonly problems: readonly OrderProblem[]
}

export function evaluateOrder(body: OrderBody, facts: OrderFacts, now: Date): Evaluation {
  const { local, place } = facts
  const stock = limitByStock(mergeLines(body.lines), facts.products, place.warehouse?.id ?? null)
  const price = priceCart({
    cart: { ...body, lines: stock.lines },
    products: facts.products,
    categories: local.categories,
    coupons: facts.coupons,
    promo: local.promo,
    customer: facts.customer,
    delivery: place.delivery,
    express: body.express,
    percentMax: local.operator.percentMax,
    now,
    timeZone: place.warehouse?.workTime.timeZone ?? 'UTC',
    takeAt: takeAt(body),
    warehouseId: place.warehouse?.id ?? null,
    deliveryType: body.deliveryType,
    device: 'site',
    couponUses: facts.couponUses,
  })
  const time = checkTime(body, facts, now)
  const payments = allowedPayments(
    local.payments,
    { deliveryType: body.deliveryType, warehouseId: place.warehouse?.id ?? null, zone: place.zone },
    local.operator.delivery,
  ).filter(({ id }) => id !== 'online' || facts.paysOnline)
  return {
    facts,
    lines: stock.lines,
    price,
    promised: time?.ok ? { from: time.from, to: time.to } : null,
    table: time?.ok ? time.table : null,
    problems: orderProblems(body, facts, {
      stock,
      price,
      payments,
      time: time && !time.ok ? time.code : null,
    }),
  }
}

type TimeAnswer =
  | { readonly ok: true; readonly from: Date; readonly to: Date; readonly table: Table | null }
  | { readonly ok: false; readonly code: 'closed' | 'time_gone' | 'table_taken' }

/** null while no warehouse is known: its hours are not known either. */
function checkTime(
  body: OrderBody,
  { place, bookings, asapBlocked }: OrderFacts,
  now: Date,
): TimeAnswer | null {
  const { warehouse, distanceMinutes } = place
  if (!warehouse) return null
  const takeDate = body.takeDate ?? ''
  if (body.deliveryType === 'lounge') {
    const people = body.booking?.people ?? body.peopleCount
    const wishedZone = body.booking?.tableZone ?? null
    const found = checkTable({
      warehouse,
      bookings,
      now,
      takeDate,
      takeTime: body.takeTime,
      people,
      wishedZone,
    })
    return found.ok ? { ok: true, ...found.stay, table: found.table } : found
  }
  const { workTime } = warehouse
  const found = checkTakeTime({
    workTime,
    now,
    distanceMinutes,
    takeDate,
    takeTime: body.takeTime,
    asapBlocked,
  })
  return found.ok ? { table: null, ...found } : found
}
