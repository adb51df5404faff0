import {
  addDrawerEntry as addDrawerEntryCall,
  closeDay as closeDayCall,
  closeDrawer as closeDrawerCall,
  type DayClose,
  exportDayClose,
  officeCounter,
  openDrawer as openDrawerCall,
  readDayClose,
} from '@samobranka/contract'
import { createTranslator, officeWords } from '@samobranka/dictionary'
import type { BusinessDay } from '@samobranka/rules'
import { closeDay } from '../../counter/close-day.ts'
import { counterDay, counterDayOf, readDay } from '../../counter/counter-day.ts'
import { dayCloseCsv } from '../../counter/day-close-csv.ts'
import { loadCounter } from '../../counter/load-counter.ts'
import { loadDayClose } from '../../counter/load-day-close.ts'
import { loadDrawers } from '../../counter/load-drawers.ts'
import type { DrawerRow } from '../../counter/open-drawer-at.ts'
import { addDrawerEntry, closeDrawer, openDrawer } from '../../counter/work-drawer.ts'
import { answer } from '../../http/answer.ts'
import type { Call } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { type Staff, staffCall } from '../../staff/staff-call.ts'

export const officeCounterRoutes: readonly Route[] = [
  staffCall(officeCounter, async (staff, { query, now }, context) => {
    const kitchen = ownKitchen(staff, context, query?.kitchen)
    return kitchen === null ? refuse(404, 'not_found') : answer(await loadCounter(context, kitchen, now))
  }),

  staffCall(openDrawerCall, async (staff, { body, now }, context) => {
    const kitchen = ownKitchen(staff, context, body.kitchen)
    if (kitchen === null) return refuse(404, 'not_found')
    return answered(context, await openDrawer(context, staff, { kitchen, float: body.float }, now), 201)
  }),

  staffCall(addDrawerEntryCall, async (staff, call, context) => {
    const drawer = await ownDrawer(staff, call, context)
    if (drawer instanceof Refusal) return drawer
    const { kind, amount, courier } = call.body
    const reason = call.body.reason.trim()
    if (amount === 0) return refuse(400, 'invalid_body', { params: { field: 'amount' } })
    if (courier !== null && !(await isCourier(context, courier)))
      return refuse(400, 'invalid_body', { params: { field: 'courier' } })
    if (reason === '' && courier === null) return refuse(400, 'invalid_body', { params: { field: 'reason' } })
    return answered(
      context,
      await addDrawerEntry(context, staff, drawer, { kind, amount, reason, courier }, call.now),
    )
  }),

  staffCall(closeDrawerCall, async (staff, call, context) => {
    const drawer = await ownDrawer(staff, call, context)
    if (drawer instanceof Refusal) return drawer
    const { counted, reason } = call.body
    return answered(
      context,
      await closeDrawer(context, staff, drawer, { counted, reason: reason.trim() }, call.now),
    )
  }),

  staffCall(readDayClose, async (staff, { query, now }, context) => {
    const close = await askedDay(staff, context, query ?? {}, now)
    return close instanceof Refusal ? close : answer(close)
  }),

  staffCall(closeDayCall, async (staff, { body, now }, context) => {
    const asked = dayOf(staff, context, body, now)
    if (asked instanceof Refusal) return asked
    const { confirmsOpen } = body
    const refused = await closeDay(
      context,
      staff,
      { ...asked, confirmsOpen, reason: body.reason.trim() },
      now,
    )
    return refused ?? answer(await loadDayClose(context.db.sql, asked.kitchen, asked.day, now))
  }),

  staffCall(exportDayClose, async (staff, { query, messageLanguage, now }, context) => {
    const close = await askedDay(staff, context, query ?? {}, now)
    if (close instanceof Refusal) return close
    const t = createTranslator(officeWords(messageLanguage), messageLanguage)
    return answer({ fileName: `day-${close.day}-${close.kitchen}.csv`, csv: dayCloseCsv(close, t) })
  }),
]

/** The kitchen that is asked for, or the person's first; a foreign one is not there. */
function ownKitchen(
  staff: Pick<Staff, 'mayAt'>,
  { snapshot }: Pick<Context, 'snapshot'>,
  asked: number | null | undefined,
): number | null {
  const own = snapshot()
    .own()
    .warehouses.filter(({ id }) => staff.mayAt(id))
  return (asked ? own.find(({ id }) => id === asked) : own[0])?.id ?? null
}

async function ownDrawer(
  staff: Pick<Staff, 'mayAt'>,
  { params }: Pick<Call, 'params'>,
  { db }: Pick<Context, 'db'>,
): Promise<DrawerRow | Refusal> {
  const id = Number(params.id)
  const drawer = Number.isSafeInteger(id)
    ? await db.sql.selectFrom('drawers').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  return drawer && staff.mayAt(drawer.kitchen) ? drawer : refuse(404, 'not_found')
}

async function isCourier({ db }: Pick<Context, 'db'>, id: number): Promise<boolean> {
  const person = await db.sql.selectFrom('staff').select('role').where('id', '=', id).executeTakeFirst()
  return person?.role === 'courier'
}

async function answered({ db }: Pick<Context, 'db'>, drawer: DrawerRow | Refusal, status = 200) {
  if (drawer instanceof Refusal) return drawer
  const [shown] = await loadDrawers(db.sql, [drawer])
  if (!shown) throw new Error(`Drawer ${drawer.id} is gone`)
  return answer(shown, { status })
}

interface AskedDay {
  readonly kitchen?: number | null | undefined
  readonly day?: string | null | undefined
}

function dayOf(
  staff: Pick<Staff, 'mayAt'>,
  context: Context,
  asked: AskedDay,
  now: Date,
): { readonly kitchen: number; readonly day: BusinessDay } | Refusal {
  const kitchen = ownKitchen(staff, context, asked.kitchen)
  if (kitchen === null) return refuse(404, 'not_found')
  const business = context.snapshot().own()
  if (!asked.day) return { kitchen, day: counterDay(business, kitchen, now) }
  const date = readDay(asked.day)
  return date ? { kitchen, day: counterDayOf(business, kitchen, date) } : refuse(400, 'invalid_date')
}

async function askedDay(
  staff: Pick<Staff, 'mayAt'>,
  context: Context,
  asked: AskedDay,
  now: Date,
): Promise<DayClose | Refusal> {
  const found = dayOf(staff, context, asked, now)
  return found instanceof Refusal ? found : loadDayClose(context.db.sql, found.kitchen, found.day, now)
}
