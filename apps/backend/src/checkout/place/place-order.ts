import { type OrderBody, type PlacedOrder, totals, write } from '@samobranka/contract'
import { tooManyOrders } from '../../guests/too-many-orders.ts'
import { type Answer, answer } from '../../http/answer.ts'
import type { Call } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import { clientAddress } from '../../http/limits/client-address.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import { loadOrder } from '../../orders/load-order.ts'
import type { OrderRecord } from '../../orders/order-record.ts'
import { viewOrder } from '../../orders/view-order.ts'
import { paymentRow } from '../../payments/payment-row.ts'
import { announceStock } from '../../stock/announce-stock.ts'
import { countGuess, refuseGuesser } from '../quote/code-guesses.ts'
import { describeProblems, problemParams } from '../quote/describe-problems.ts'
import { type Evaluation, evaluateOrder } from '../quote/evaluate-order.ts'
import { loadFacts } from '../quote/load-facts.ts'
import { type OrderProblem, problem } from '../quote/problem.ts'
import { refuseTips } from '../quote/refuse-tips.ts'
import type { NewOrder } from './new-order.ts'
import { type Placement, placementOf, type WriteBeside } from './placement.ts'
import { type PlacementKey, placedWith, placementKey } from './placement-key.ts'
import { writeOrder } from './write-order.ts'

/** How often we evaluate again after somebody else took what we counted on. */
const TRIES = 5

type PlacementCall = Call<unknown, OrderBody>

/** Somebody of the restaurant who orders for whoever calls. */
export interface OnBehalf {
  /** Whether they may place it at that kitchen. */
  mayAt(kitchen: number): boolean
  readonly beside: WriteBeside
}

/** The order is evaluated, written in one transaction, and evaluated anew when it lost a race. */
export async function placeOrder(
  call: PlacementCall,
  context: Context,
  onBehalf: OnBehalf | null = null,
): Promise<Answer<PlacedOrder> | Refusal> {
  const { body, now, language } = call
  const key = placementKey(call.request.headers.get('idempotency-key'), body, call.caller)
  if (!key) return refuse(400, 'idempotency_key_required')
  const guesser = await refuseGuesser(call, context)
  if (guesser) return guesser
  const address = clientAddress(call.request)
  for (let attempt = 1; ; attempt += 1) {
    const facts = await loadFacts(call, context, attempt === 1 ? 'remembered' : 'live')
    const evaluation = evaluateOrder(body, facts, now)
    const problems = placementProblems(evaluation, body)
    const tooManyTips = refuseTips(evaluation)
    const isRefused = problems.length > 0 || tooManyTips !== null
    if (isRefused && facts.isRemembered) continue
    if (isRefused)
      return (
        (await placedBefore(context, key, now)) ??
        (await countGuess(call, context, evaluation)) ??
        tooManyTips ??
        refusePlacement(evaluation, problems, call)
      )
    const kitchen = facts.place.warehouse?.id
    if (onBehalf && (kitchen === undefined || !onBehalf.mayAt(kitchen))) return refuse(403, 'no_permission')
    const beside = onBehalf?.beside ?? null
    const placement = placementOf(evaluation, { body, key, language, now, address, beside }, ({ row }) =>
      paymentRow(context, call.url, { purpose: 'order', amount: row.total, now, expiresAt: row.expires_at }),
    )
    const written = await writeOrder(context.db, placement)
    if (written.kind === 'placed') {
      const goods = written.left.filter(({ quantity }) => quantity === 0)
      await announceStock(context, { warehouseId: placement.order.row.warehouse_id, goods, now })
      const order = viewOrder(recordOf(written.order, placement), true, now)
      return answer({ order, paymentUrl: order.payment.url }, { status: 201 })
    }
    const before = written.kind === 'lost' ? null : await placedBefore(context, key, now)
    if (before) return before
    if (written.kind === 'limited') return tooManyOrders(now)
    if (attempt === TRIES) throw new Error('An order kept losing races that the evaluation does not see')
  }
}

/** The sum the customer agreed to counts only where nothing else stands in the way. */
function placementProblems(
  { problems, price }: Evaluation,
  { expectedTotal }: OrderBody,
): readonly OrderProblem[] {
  if (problems.length > 0 || expectedTotal === null || expectedTotal === price.totals.total) return problems
  return [problem('price_changed')]
}

async function refusePlacement(
  evaluation: Evaluation,
  problems: readonly OrderProblem[],
  { messageLanguage }: PlacementCall,
): Promise<Refusal> {
  const { facts, price } = evaluation
  const [first] = problems
  if (!first) throw new Error('A placement was refused without a problem')
  const isConflict = first.code === 'price_changed' || first.code === 'table_taken'
  return refuse(isConflict ? 409 : 422, first.code, {
    text: first.text,
    params: problemParams(first, facts.local, messageLanguage),
    data: {
      ...first.data,
      problems: await describeProblems(problems, facts.local, messageLanguage),
      totals: write(totals, price.totals),
      warehouse_id: facts.place.warehouse?.id ?? null,
    },
  })
}

/** What the same key placed before; another body under it is a conflict. */
async function placedBefore(
  { db }: Context,
  key: PlacementKey,
  now: Date,
): Promise<Answer<PlacedOrder> | Refusal | null> {
  const known = await placedWith(db.sql, key, now)
  if (!known) return null
  if (known.fingerprint !== key.fingerprint) return refuse(409, 'idempotency_conflict')
  const row = await db.sql
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', known.orderId)
    .executeTakeFirstOrThrow()
  const order = viewOrder(await loadOrder(db.sql, row), true, now)
  return answer({ order, paymentUrl: order.payment.url }, { status: 200 })
}

/** The order that was just written, as it would be read back. */
function recordOf({ row, lines, details }: NewOrder, { payment }: Placement): OrderRecord {
  return {
    order: row,
    details,
    lines,
    history: [{ status: row.status, at: row.created_at }],
    payment: payment && { id: payment.id, status: payment.status, url: payment.url },
    rating: null,
  }
}
