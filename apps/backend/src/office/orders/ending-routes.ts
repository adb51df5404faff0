import { refundOrder, refuseOrder, undoDeed as undoDeedCall } from '@samobranka/contract'
import { type DeliveryType, formatMoney, type Money, type OrderStatus, staffMove } from '@samobranka/rules'
import type { Call } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import { needsProof } from '../../http/needs-proof.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import type { OrderRow } from '../../orders/order-record.ts'
import { chargedCurrency } from '../../publishing/charged-currency.ts'
import { refundableOf, refundedOf } from '../../refunds/refundable.ts'
import { staffCall } from '../../staff/staff-call.ts'
import { answerWorked } from './answer-worked.ts'
import { findOfficeOrder } from './find-office-order.ts'
import { holdDeed, undoDeed } from './held-deed.ts'
import { refundKey, usedFor } from './refund-key.ts'
import { somebodyFirst } from './somebody-first.ts'
import { sumOfLines } from './sum-of-lines.ts'

export const officeEndingRoutes: readonly Route[] = [
  staffCall(refuseOrder, async (staff, call, context) => {
    const found = await findOfficeOrder(staff, call, context)
    if (found instanceof Refusal) return found
    const { reason, text, refund, amount } = call.body
    const from = found.status as OrderStatus
    const step = staffMove(from, 'cancelled', found.delivery_type as DeliveryType)
    if (!step)
      return found.status === 'cancelled'
        ? somebodyFirst(context, found, call)
        : refuse(409, 'wrong_status_move')
    const known = reasonOf(context, found, reason)
    if (!known) return refuse(422, 'unknown_reason')
    // Until it is cooked nothing is lost, and nothing is kept.
    const money = step.spoilt ? (refund === 'part' ? amount : refund) : 'all'
    if (money === null || (refund !== 'all' && !step.spoilt))
      return refuse(400, 'invalid_body', { params: { field: money === null ? 'amount' : 'refund' } })
    const { payment } = await refundableOf(context.db.sql, found)
    if (typeof money === 'number' && money > payment) return tooMuch(context, payment, call.messageLanguage)
    const accepted = await isAccepted(context, found)
    const kind = accepted ? 'cancel' : 'refuse'
    const ending = { reason, words: text.trim() || known.guestText, money }
    const held = await holdDeed(context, staff, found, { kind, from, ending }, call.now)
    return held ? answerWorked(context, staff, call, found.id) : somebodyFirst(context, found, call)
  }),

  staffCall(refundOrder, async (staff, call, context) => {
    const found = await findOfficeOrder(staff, call, context)
    if (found instanceof Refusal) return found
    const { body, now } = call
    const key = refundKey(call.request.headers.get('idempotency-key'), found, body)
    if (!key) return refuse(400, 'idempotency_key_required')
    const before = await usedFor(context.db.sql, key, now)
    if (before === 'other') return refuse(409, 'idempotency_conflict')
    if (before === 'same') return answerWorked(context, staff, call, found.id)
    const left = await refundableOf(context.db.sql, found)
    const most = left.paymentId === null ? left.cash : left.payment
    const ofLines = await sumOfLines(context.db.sql, found, body.lines)
    // What was paid with bonuses is no money that could go back.
    const amount = body.amount ?? (ofLines === null ? most : Math.min(ofLines, most))
    const way = left.paymentId === null ? 'cash' : body.way
    if (most <= 0) return refuse(409, 'nothing_to_refund')
    if (amount <= 0) return refuse(400, 'invalid_body', { params: { field: 'amount' } })
    if (amount > most) return tooMuch(context, most, call.messageLanguage)
    const { refundStepUpAbove } = context.snapshot().own().office
    // Together with what went back before: in small sums it would never be asked.
    const sum = amount + (await refundedOf(context.db.sql, found.id))
    const unproven = refundStepUpAbove !== null && sum > refundStepUpAbove ? needsProof(staff, now) : null
    if (unproven) return unproven
    const { reasons } = context.snapshot().own().office
    const reason = reasons.refund.find(({ id }) => id === body.reason)?.name ?? body.reason.trim()
    const why = { staffId: staff.staffId, reason, lines: body.lines }
    const held = await holdDeed(
      context,
      staff,
      found,
      { kind: 'refund', refund: { amount, way, why } },
      now,
      key,
    )
    const isMade = held !== null || (await usedFor(context.db.sql, key, now)) === 'same'
    return isMade ? answerWorked(context, staff, call, found.id) : somebodyFirst(context, found, call)
  }),

  staffCall(undoDeedCall, async (staff, call, context) => {
    const deed = await context.db.sql
      .selectFrom('held_deeds')
      .select(['id', 'order_id', 'kind', 'kitchen', 'state'])
      .where('id', '=', call.params.id ?? '')
      .executeTakeFirst()
    if (!deed || !staff.mayAt(deed.kitchen)) return refuse(404, 'not_found')
    const undone = await undoDeed(context, staff, deed, call.now)
    return undone ? new Response(null, { status: 204 }) : refuse(409, 'too_late')
  }),
]

/** Of either list: a late refusal may have any reason an early one has. */
function reasonOf({ snapshot }: Context, order: OrderRow, reason: string) {
  const { reasons } = snapshot().in(order.language).office
  return [...reasons.refuse, ...reasons.cancel].find(({ id }) => id === reason)
}

async function isAccepted({ db }: Context, { id, status }: OrderRow): Promise<boolean> {
  if (status === 'pending') return false
  const work = await db.sql
    .selectFrom('order_work')
    .select('accepted_at')
    .where('order_id', '=', id)
    .executeTakeFirst()
  return work?.accepted_at != null
}

function tooMuch(context: Context, most: Money, language: Call['messageLanguage']): Refusal {
  const sum = formatMoney(most, chargedCurrency(context.snapshot().own()), language)
  return refuse(422, 'too_much_refund', { params: { sum }, data: { most: (most / 100).toFixed(2) } })
}
