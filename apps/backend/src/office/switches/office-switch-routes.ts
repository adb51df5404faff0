import {
  endSwitch as endSwitchCall,
  findStopTargets as findStopTargetsCall,
  listSwitches,
  type OfficeSwitch,
  setSwitch,
} from '@samobranka/contract'
import { readBusyPart, readPausedWay, readStopTarget, type SwitchKind, switchEnd } from '@samobranka/rules'
import { transaction } from '../../database/transaction.ts'
import { answer } from '../../http/answer.ts'
import { refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import type { LocalBusiness } from '../../publishing/local-business.ts'
import { type Staff, staffCall } from '../../staff/staff-call.ts'
import { endSwitch, putSwitch } from '../../switches/put-switch.ts'
import { type NamedSwitch, switchesOn } from '../../switches/switches-on.ts'
import { findStopTargets } from './find-stop-targets.ts'
import { stopTitle, storedTitle } from './stop-title.ts'

export const officeSwitchRoutes: readonly Route[] = [
  staffCall(listSwitches, async (staff, { query, language, now }, { db, snapshot }) => {
    const local = snapshot().in(language)
    const on = await switchesOn(db.sql, now)
    return answer({
      switches: on
        .filter(({ warehouse }) => warehouse === null || staff.mayAt(warehouse))
        .filter(({ warehouse }) => !query.kitchen || warehouse === null || warehouse === query.kitchen)
        .map((row) => written(row, local)),
      busyMinutes: local.office.busyMinutes,
    })
  }),

  staffCall(setSwitch, async (staff, { body, language, now }, context) => {
    const { kind, target, minutes, blocksAsap, reason } = body
    const warehouse = body.warehouse ?? null
    const local = context.snapshot().in(language)
    const kitchens = local.warehouses.filter(({ id }) => warehouse === null || id === warehouse)
    if (warehouse !== null && (kitchens.length === 0 || !staff.mayAt(warehouse)))
      return refuse(404, 'not_found')
    if (warehouse === null && !isEverywhere(staff)) return refuse(403, 'no_permission')
    if (!isTarget(local, kind, target)) return refuse(422, 'unknown_target')
    if (kind === 'busy' && minutes === 0 && !blocksAsap)
      return refuse(400, 'invalid_body', { params: { field: 'minutes' } })
    const hours = kitchens.map(({ workTime }) => workTime)
    const until = switchEnd(body.until, hours, local.office.dayStartsAt, now)
    const { engine } = context.db
    const row = await transaction(context.db, (sql) =>
      putSwitch(
        { engine, sql, by: staff.actor, now, kitchens: local.warehouses.map(({ id }) => id) },
        { kind, warehouse, target, minutes, blocksAsap, until, reason: reason.trim() },
      ),
    )
    // Whoever turned it on sees it in their own next quote.
    await context.switches.refresh()
    return answer(written({ ...row, staff: staff.name }, local), { status: 201 })
  }),

  staffCall(endSwitchCall, async (staff, { params, now }, context) => {
    const id = Number(params.id)
    const row = Number.isSafeInteger(id)
      ? await context.db.sql.selectFrom('switches').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined
    if (!row || (row.warehouse !== null && !staff.mayAt(row.warehouse))) return refuse(404, 'not_found')
    if (row.warehouse === null && !isEverywhere(staff)) return refuse(403, 'no_permission')
    const { engine } = context.db
    const kitchens = context.snapshot().own().warehouses
    const ended = await transaction(context.db, (sql) =>
      endSwitch({ engine, sql, by: staff.actor, now, kitchens: kitchens.map((one) => one.id) }, id),
    )
    // Who wanted it off has it off, whoever was first.
    if (ended) await context.switches.refresh()
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }),

  staffCall(findStopTargetsCall, (_staff, { query, language }, { snapshot }) =>
    answer({ targets: findStopTargets(snapshot().in(language), query.search ?? '') }),
  ),
]

/** What concerns every kitchen is decided by whoever works at all of them. */
function isEverywhere({ kitchens }: Staff): boolean {
  return kitchens.length === 0
}

function isTarget(local: LocalBusiness, kind: SwitchKind, target: string): boolean {
  if (kind === 'pause') return readPausedWay(target) !== null
  if (kind === 'busy') return readBusyPart(target) !== null
  const stop = readStopTarget(target)
  return stop !== null && stopTitle(local, stop) !== null
}

function written(row: NamedSwitch, local: LocalBusiness): OfficeSwitch {
  return {
    id: row.id,
    kind: row.kind as SwitchKind,
    warehouse: row.warehouse,
    target: row.target,
    title: storedTitle(local, row.kind, row.target),
    minutes: row.minutes,
    blocksAsap: row.blocks_asap === 1,
    until: row.until === null ? null : new Date(row.until).toISOString(),
    reason: row.reason,
    by: row.staff ?? '',
    at: new Date(row.created_at).toISOString(),
  }
}
