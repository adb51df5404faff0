import { cartLine, type OrderBody, PROBLEM_CODES, type ProblemCode, write } from '@samobranka/contract'
import {
  type CartLine,
  type CartPrice,
  type CouponOutcome,
  needsPhoneCode,
  type PaymentMethod,
  type StockAnswer,
} from '@samobranka/rules'
import { wireMoney } from '../../http/wire-money.ts'
import type { OrderFacts } from './load-facts.ts'
import { type OrderProblem, problem } from './problem.ts'

interface Findings {
  readonly stock: StockAnswer
  readonly price: CartPrice
  /** What the order can be paid with. */
  readonly payments: readonly PaymentMethod[]
  readonly time: 'closed' | 'time_gone' | 'table_taken' | null
}

/** The contract's list, but what follows from goods that are gone comes after them: the first names the refusal. */
const ORDER: readonly ProblemCode[] = [
  ...PROBLEM_CODES.filter((code) => code !== 'min_sum').flatMap((code) =>
    code === 'items_unavailable' ? ([code, 'min_sum'] as const) : [code],
  ),
]

/** As the body wrote it. */
const wireLine = (line: CartLine) => write(cartLine, line)

/** Every problem at once. */
export function orderProblems(body: OrderBody, facts: OrderFacts, found: Findings): OrderProblem[] {
  const problems = [
    ...(facts.contact.phone === null ? [problem('invalid_phone')] : []),
    ...facts.place.problems,
    ...cartProblems(body, found),
    ...disabledProblems(facts),
    ...(found.time === null ? [] : [problem(found.time)]),
    ...found.price.coupons.flatMap(couponProblems),
    ...bonusProblems(found.price),
    ...paymentProblems(body, found.payments),
    ...guestProblems(body, facts, found.price),
  ]
  const elsewhere = movedTo(body, facts)
  const all = elsewhere === null ? problems : problems.map((each) => withWarehouse(each, elsewhere))
  return all.sort((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code))
}

function cartProblems(body: OrderBody, { stock, price }: Findings): OrderProblem[] {
  const problems: OrderProblem[] = []
  if (body.lines.length === 0 && body.deliveryType !== 'lounge') problems.push(problem('empty_cart'))
  const { missingToMinimum, terms, costUnknown, kind } = price.delivery
  if (missingToMinimum > 0 && body.lines.length > 0) {
    const data = { missing: wireMoney(missingToMinimum), min_sum: wireMoney(terms?.minimumSum ?? 0) }
    problems.push({ code: 'min_sum', data, sum: missingToMinimum })
  }
  // Without terms the address has told it already; with them it is express where there is none.
  if (kind === 'terms' && costUnknown) problems.push(problem('delivery_cost_unknown', { why: 'express' }))
  if (stock.corrected.length > 0) {
    const lines = stock.corrected.map(({ line, count }) => ({ ...wireLine(line), asked: line.count, count }))
    problems.push(problem('stock_mismatch', { lines }))
  }
  if (stock.removed.length > 0)
    problems.push(problem('items_unavailable', { lines: stock.removed.map(wireLine) }))
  return problems
}

function disabledProblems({ disabled }: OrderFacts): OrderProblem[] {
  if (!disabled) return []
  if (disabled.why === 'setting') return [problem('ordering_disabled', { why: 'setting' })]
  if (disabled.why === 'pause') {
    const { target, reason, until } = disabled.pause
    const data = { why: 'pause', way: target, reason, until: until?.toISOString() ?? null }
    return [{ ...problem('ordering_disabled', data), text: reason }]
  }
  const { id, title, text } = disabled.popup
  return [{ ...problem('ordering_disabled', { why: 'popup', popup: { id, title, text } }), text }]
}

function couponProblems({ id, code, refusal }: CouponOutcome): OrderProblem[] {
  if (!refusal) return []
  const { reason, missing, missingCount, besides } = refusal
  const data = {
    id,
    code,
    reason,
    ...(missing === undefined ? {} : { missing: wireMoney(missing) }),
    ...(missingCount === undefined ? {} : { missing_count: missingCount }),
    ...(besides === undefined ? {} : { besides }),
  }
  return [problem('coupon_not_eligible', data)]
}

function bonusProblems({ bonuses: { refusal, max, available } }: CartPrice): OrderProblem[] {
  if (refusal === null) return []
  return [
    problem('bonus_too_much', { reason: refusal, max: wireMoney(max), available: wireMoney(available) }),
  ]
}

function paymentProblems({ paymentMethod }: OrderBody, payments: readonly PaymentMethod[]): OrderProblem[] {
  const available = payments.map(({ id }) => id)
  return available.includes(paymentMethod) ? [] : [problem('payment_method_unavailable', { available })]
}

/** Whose phone it is must be known first; a wrong one is told by itself. */
function guestProblems(
  { deliveryType, paymentMethod }: OrderBody,
  { guest, contact, coupons }: OrderFacts,
  price: CartPrice,
): OrderProblem[] {
  if (!guest?.asksCode || contact.phone === null) return []
  const applied = new Set(price.coupons.flatMap(({ id, applied }) => (applied && id !== null ? [id] : [])))
  const isFirst = coupons.some(({ id, firstPurchaseOnly }) => firstPurchaseOnly && applied.has(id))
  const order = { deliveryType, paymentMethod, total: price.totals.total, isFirst }
  return needsPhoneCode(order, guest.limits.codeAbove) ? [problem('phone_code_required')] : []
}

/** The zone's warehouse, where the body named another one. */
function movedTo({ warehouseId }: OrderBody, { place }: OrderFacts): number | null {
  const chosen = place.warehouse?.id ?? null
  return warehouseId !== null && chosen !== null && warehouseId !== chosen ? chosen : null
}

function withWarehouse(each: OrderProblem, warehouseId: number): OrderProblem {
  return { ...each, data: { ...each.data, warehouse_id: warehouseId } }
}
