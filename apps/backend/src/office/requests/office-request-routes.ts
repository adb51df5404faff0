import {
  finishRequest,
  type GuestRequest,
  officeRequests,
  REQUEST_KINDS,
  takeRequest,
} from '@samobranka/contract'
import { clockTime, localTime } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { answer } from '../../http/answer.ts'
import type { Context } from '../../http/context.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { announceRequest } from '../../realtime/announce-request.ts'
import { type Staff, staffCall } from '../../staff/staff-call.ts'
import { findRequest, listRequests } from './list-requests.ts'

export const officeRequestRoutes: readonly Route[] = [
  staffCall(officeRequests, async (_staff, { query }, context) =>
    answer(await listRequests(context, { isDone: query.state === 'done', page: query.page ?? 1 })),
  ),

  staffCall(takeRequest, async (staff, call, context) => {
    const found = await requestOf(context, call.params)
    if (found instanceof Refusal) return found
    return work(context, staff, found, 'taken', call.now)
  }),

  staffCall(finishRequest, async (staff, call, context) => {
    const found = await requestOf(context, call.params)
    if (found instanceof Refusal) return found
    return work(context, staff, found, 'done', call.now)
  }),
]

async function requestOf(
  context: Context,
  { kind = '', id = '' }: Readonly<Record<string, string>>,
): Promise<GuestRequest | Refusal> {
  const known = REQUEST_KINDS.find((one) => one === kind)
  if (!known || !/^\d{1,15}$/.test(id)) return refuse(404, 'not_found')
  return (await findRequest(context, known, Number(id))) ?? refuse(404, 'not_found')
}

async function work(
  context: Context,
  staff: Staff,
  { kind, id }: GuestRequest,
  step: 'taken' | 'done',
  now: Date,
) {
  const isFirst = await transaction(context.db, async (sql) => {
    if (!(await (step === 'taken' ? take : finish)(sql, staff, { kind, id }, now))) return false
    const subject = kind === 'order' ? 'request' : 'letter'
    await writeJournal(sql, { by: staff.actor, deed: `request.${step}`, subject, subjectId: id }, now)
    await announceRequest(context, sql, { kind, id, isNew: false }, now)
    return true
  })
  const current = await findRequest(context, kind, id)
  if (!current) return refuse(404, 'not_found')
  if (isFirst) return answer(current)
  const at = new Date(current.doneAt ?? current.takenAt ?? now)
  const zone = context.snapshot().own().warehouses[0]?.workTime.timeZone ?? 'UTC'
  return refuse(409, 'somebody_was_first', {
    params: { who: current.takenBy, time: clockTime(localTime(at, zone).minutes) },
    data: { who: current.takenBy, at: at.toISOString() },
  })
}

type Named = Pick<GuestRequest, 'kind' | 'id'>

async function take(sql: Sql, { staffId }: Staff, { kind, id }: Named, now: Date): Promise<boolean> {
  const taken = await sql
    .insertInto('request_work')
    .values({
      kind,
      request_id: id,
      taken_at: now.getTime(),
      taken_by: staffId,
      done_at: null,
      done_by: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'request_id']).doNothing())
    .returning('request_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Also one that nobody took before. */
async function finish(sql: Sql, { staffId }: Staff, { kind, id }: Named, now: Date): Promise<boolean> {
  const at = now.getTime()
  const done = await sql
    .insertInto('request_work')
    .values({ kind, request_id: id, taken_at: at, taken_by: staffId, done_at: at, done_by: staffId })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'request_id'])
        .doUpdateSet({ done_at: at, done_by: staffId })
        .where('request_work.done_at', 'is', null),
    )
    .returning('request_id')
    .executeTakeFirst()
  return done !== undefined
}
