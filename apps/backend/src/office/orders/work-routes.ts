import { acceptOrder, changeMinutes, kitchenReady, moveOfficeOrder } from '@samobranka/contract'
import { type DeliveryType, formatMoney, type OrderStatus, staffMove } from '@samobranka/rules'
import { isPaidInFull } from '../../counter/record-receipt.ts'
import { transaction } from '../../database/transaction.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { acceptWithin, changeMinutesWithin } from '../../orders/acceptance/accept-order.ts'
import { kitchenReadyWithin } from '../../orders/acceptance/kitchen-ready.ts'
import { worksOnBoard } from '../../orders/acceptance/watch-acceptance.ts'
import { announceReturned, moveWithin } from '../../orders/move-order.ts'
import { chargedCurrency } from '../../publishing/charged-currency.ts'
import { staffCall } from '../../staff/staff-call.ts'
import { answerWorked } from './answer-worked.ts'
import { findOfficeOrder } from './find-office-order.ts'
import { holdDeed, noteDeed } from './held-deed.ts'
import { somebodyFirst } from './somebody-first.ts'

export const officeWorkRoutes: readonly Route[] = [
  staffCall(acceptOrder, async (staff, call, context) => {
    const found = await findOfficeOrder(staff, call, context)
    if (found instanceof Refusal) return found
    const { now } = call
    const { minutes } = call.body
    const accepted = await transaction(context.db, async (sql) => {
      const taking = { how: 'staff', staffId: staff.staffId, minutes, now } as const
      const order = await acceptWithin(context, sql, found.id, taking)
      if (!order) return null
      await worksOnBoard(sql, order, now)
      await noteDeed(sql, order, 'order.accept', staff.actor, now, { after: { minutes } })
      return order
    })
    if (accepted) return answerWorked(context, staff, call, found.id)
    if (found.status === 'pending') return refuse(409, 'wrong_status_move')
    return somebodyFirst(context, found, call)
  }),

  staffCall(changeMinutes, async (staff, call, context) => {
    const found = await findOfficeOrder(staff, call, context)
    if (found instanceof Refusal) return found
    const { minutes, reason } = call.body
    if (reason.trim() === '') return refuse(400, 'invalid_body', { params: { field: 'reason' } })
    const { reasons } = context.snapshot().in(found.language).office
    // A reason of the list is told in the guest's own language.
    const words = reasons.later.find(({ id }) => id === reason)?.guestText || reason.trim()
    const changed = await transaction(context.db, async (sql) => {
      const order = await changeMinutesWithin(context, sql, found.id, { minutes, words }, call.now)
      if (order) await noteDeed(sql, order, 'order.minutes', staff.actor, call.now, { after: { minutes } })
      return order
    })
    return changed ? answerWorked(context, staff, call, found.id) : refuse(409, 'wrong_status_move')
  }),

  staffCall(moveOfficeOrder, async (staff, call, context) => {
    const found = await findOfficeOrder(staff, call, context)
    if (found instanceof Refusal) return found
    const { to, from, paid } = call.body
    const { now } = call
    if (found.status !== from) return somebodyFirst(context, found, call)
    const step = staffMove(from, to, found.delivery_type as DeliveryType)
    // Cancelling has a call of its own: it asks why.
    if (!step || to === 'cancelled') return refuse(409, 'wrong_status_move')
    if (to === 'handed') {
      if (!(await isPaidInFull(context.db.sql, found, paid)))
        return refuse(422, 'paid_differently', {
          params: {
            sum: formatMoney(found.total, chargedCurrency(context.snapshot().own()), call.messageLanguage),
          },
        })
      const held = await holdDeed(context, staff, found, { kind: 'hand_over', from, paid }, now)
      return held ? answerWorked(context, staff, call, found.id) : somebodyFirst(context, found, call)
    }
    const moved = await transaction(context.db, async (sql) => {
      const move = { to, from, actor: 'staff', staffId: staff.staffId, now } as const
      const done = await moveWithin(context, sql, found.id, move)
      if (!done) return null
      if ((['pending', 'accepted'] satisfies OrderStatus[] as string[]).includes(from))
        await worksOnBoard(sql, done.order, now)
      await noteDeed(sql, done.order, 'order.move', staff.actor, now, { before: from, after: to })
      return done
    })
    if (!moved) return somebodyFirst(context, found, call)
    await announceReturned(context, moved, now)
    return answerWorked(context, staff, call, found.id)
  }),

  staffCall(kitchenReady, async (staff, call, context) => {
    const found = await findOfficeOrder(staff, call, context)
    if (found instanceof Refusal) return found
    const { now } = call
    const marked = await transaction(context.db, async (sql) => {
      const order = await kitchenReadyWithin(context, sql, found.id, now)
      if (order) await noteDeed(sql, order, 'order.ready', staff.actor, now)
      return order
    })
    if (marked) return answerWorked(context, staff, call, found.id)
    const isMarked = found.status === 'cooking' && found.delivery_type === 'flat_rate'
    return isMarked ? somebodyFirst(context, found, call) : refuse(409, 'wrong_status_move')
  }),
]
