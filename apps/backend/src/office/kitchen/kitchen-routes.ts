import {
  kitchenTickets,
  kitchenWaste,
  markKitchen as markKitchenCall,
  remakeItem as remakeCall,
} from '@samobranka/contract'
import { answer } from '../../http/answer.ts'
import type { Context } from '../../http/context.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { kitchenBoard, kitchenLanguage, planOf } from '../../kitchen/kitchen-board.ts'
import type { KitchenPlan } from '../../kitchen/kitchen-plan.ts'
import { markKitchen } from '../../kitchen/mark-kitchen.ts'
import { remakeItem } from '../../kitchen/remake-item.ts'
import { wasteList } from '../../kitchen/waste-list.ts'
import { type Staff, staffCall } from '../../staff/staff-call.ts'

const DAY_MS = 24 * 3_600_000

export const kitchenRoutes: readonly Route[] = [
  staffCall(kitchenTickets, async (staff, { params, query, now }, context) => {
    const plan = ownKitchen(staff, params, context)
    if (plan instanceof Refusal) return plan
    return answer(await boardOf(context, plan, now, query.station ?? null))
  }),
  staffCall(markKitchenCall, async (staff, { params, body, now }, context) => {
    const plan = ownKitchen(staff, params, context)
    if (plan instanceof Refusal) return plan
    const { actor } = staff
    const marked = await markKitchen(context, { kitchen: plan.kitchen, marks: body.marks, actor, now })
    return answer({ ...marked, board: await boardOf(context, plan, now) })
  }),
  staffCall(remakeCall, async (staff, { params, body, now }, context) => {
    const plan = ownKitchen(staff, params, context)
    if (plan instanceof Refusal) return plan
    const outcome = await remakeItem(context, { ...body, kitchen: plan.kitchen, actor: staff.actor, now })
    if (outcome === 'not_found') return refuse(404, 'not_found')
    if (outcome === 'cancelled') return refuse(409, 'wrong_status_move')
    return answer(await boardOf(context, plan, now))
  }),
  staffCall(kitchenWaste, async (staff, { params, query, now }, context) => {
    const plan = ownKitchen(staff, params, context)
    if (plan instanceof Refusal) return plan
    const since = query.since ? new Date(query.since) : new Date(now.getTime() - DAY_MS)
    if (Number.isNaN(since.getTime())) return refuse(422, 'invalid_date')
    return answer(await wasteList(context.db.sql, plan.kitchen, since))
  }),
]

/** A kitchen that is not theirs is not there. */
function ownKitchen(staff: Staff, { kitchen }: { readonly kitchen?: string }, { snapshot }: Context) {
  const id = Number(kitchen)
  const plan: KitchenPlan | null = Number.isSafeInteger(id) && staff.mayAt(id) ? planOf(snapshot(), id) : null
  return plan ?? refuse(404, 'not_found')
}

function boardOf({ db, snapshot }: Context, plan: KitchenPlan, now: Date, station: string | null = null) {
  return kitchenBoard(db.sql, plan, kitchenLanguage(snapshot()), now, station)
}
