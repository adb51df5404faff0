import {
  freeTable,
  guestsCame,
  guestsLate,
  guestsMissed,
  lengthenStay,
  listTables,
  moveStay,
  walkIn,
} from '@samobranka/contract'
import { counterDay, counterDayOf, dayText, readDay } from '../../counter/counter-day.ts'
import { answer } from '../../http/answer.ts'
import type { Call } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { type Staff, staffCall } from '../../staff/staff-call.ts'
import type { StayDeed } from '../../tables/judge-stay.ts'
import { loadStays, viewStays } from '../../tables/load-stays.ts'
import { worksWithTables } from '../../tables/release-missed-tables.ts'
import { seatWalkIn } from '../../tables/seat-walk-in.ts'
import type { StayRow } from '../../tables/stay-row.ts'
import { workStay } from '../../tables/work-stay.ts'

export const officeTableRoutes: readonly Route[] = [
  staffCall(listTables, async (staff, { query, now }, context) => {
    const business = context.snapshot().own()
    const own = business.warehouses.filter(({ id }) => staff.mayAt(id))
    const place = query?.kitchen ? own.find(({ id }) => id === query.kitchen) : own[0]
    if (!place) return refuse(404, 'not_found')
    const date = query?.day ? readDay(query.day) : counterDay(business, place.id, now).date
    if (!date) return refuse(400, 'invalid_date')
    const day = counterDayOf(business, place.id, date)
    await worksWithTables(context, place.id, now)
    return answer({
      kitchen: place.id,
      day: dayText(date),
      from: day.from.toISOString(),
      to: day.to.toISOString(),
      now: now.toISOString(),
      stayMinutes: place.bookingMinutes,
      tables: place.tables.map(({ id, seats, zone }) => ({ id, seats, zone })),
      stays: await loadStays(context.db.sql, place.id, day, readerOf(staff, context, place.id)),
    })
  }),

  staffCall(walkIn, async (staff, { body, now }, context) => {
    const isKnown = context
      .snapshot()
      .own()
      .warehouses.some(({ id }) => id === body.kitchen)
    if (!isKnown || !staff.mayAt(body.kitchen)) return refuse(404, 'not_found')
    const people = Math.trunc(body.people)
    const stay = await seatWalkIn(context, staff.actor, { ...body, people }, now)
    return answered(staff, context, stay, 201)
  }),

  staffCall(guestsCame, (staff, call, context) =>
    work(staff, call, context, { kind: 'arrived', table: call.body.table }),
  ),
  staffCall(guestsLate, (staff, call, context) =>
    work(staff, call, context, { kind: 'late', minutes: call.body.minutes }),
  ),
  staffCall(guestsMissed, (staff, call, context) => work(staff, call, context, { kind: 'missed' })),
  staffCall(moveStay, (staff, call, context) =>
    work(staff, call, context, { kind: 'move', table: call.body.table }),
  ),
  staffCall(lengthenStay, (staff, call, context) =>
    work(staff, call, context, { kind: 'longer', minutes: call.body.minutes }),
  ),
  staffCall(freeTable, (staff, call, context) => work(staff, call, context, { kind: 'free' })),
]

async function work(
  staff: Staff,
  { params, now }: Pick<Call, 'params' | 'now'>,
  context: Context,
  deed: StayDeed,
) {
  const id = Number(params.id)
  const stay = Number.isSafeInteger(id)
    ? await context.db.sql.selectFrom('table_bookings').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  if (!stay || !staff.mayAt(stay.warehouse_id)) return refuse(404, 'not_found')
  return answered(staff, context, await workStay(context, staff.actor, stay, deed, now))
}

async function answered(staff: Staff, context: Context, stay: StayRow | Refusal, status = 200) {
  if (stay instanceof Refusal) return stay
  const [shown] = await viewStays(context.db.sql, [stay], readerOf(staff, context, stay.warehouse_id))
  if (!shown) throw new Error(`Stay ${stay.id} is not shown`)
  return answer(shown, { status })
}

const readerOf = (staff: Staff, { snapshot }: Pick<Context, 'snapshot'>, kitchen: number) => ({
  knowsGuests: staff.may('guests.read', kitchen),
  releaseMinutes: snapshot().own().office.releaseTableMinutes,
})
