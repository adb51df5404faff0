import {
  claimPrints as claimCall,
  leavePrintStation,
  onePrint,
  type PrintDocument,
  printing,
  printOrder,
  retryPrint as retryCall,
  takePrintStation,
  tellPrint,
} from '@samobranka/contract'
import { transaction } from '../../database/transaction.ts'
import { answer } from '../../http/answer.ts'
import type { Call } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { claimPrints } from '../../printing/claim-prints.ts'
import { addDuePrints } from '../../printing/due-prints.ts'
import { kitchenPrinting } from '../../printing/kitchen-printing.ts'
import { isOfPage, printersOf, usualPrinter } from '../../printing/known-printers.ts'
import { lockPrinting } from '../../printing/lock-printing.ts'
import { printDocument } from '../../printing/print-document.ts'
import { addPrint, type PrintRow, viewPrint } from '../../printing/print-job.ts'
import { isStation, takeStation } from '../../printing/print-station.ts'
import { retryPrint, settlePrint } from '../../printing/settle-print.ts'
import { type Staff, staffCall } from '../../staff/staff-call.ts'
import { ownJob } from './own-job.ts'

export const printingRoutes: readonly Route[] = [
  staffCall(printing, async (staff, call, context) => {
    const kitchen = ownKitchen(staff, call, context)
    return kitchen instanceof Refusal ? kitchen : answer(await view(staff, call, context, kitchen))
  }),
  staffCall(takePrintStation, async (staff, call, context) => {
    const kitchen = ownKitchen(staff, call, context)
    if (kitchen instanceof Refusal) return kitchen
    const other = await transaction(context.db, async (sql) => {
      await lockPrinting(context.db.engine, sql, kitchen)
      const before = await takeStation(sql, { ...call.body, kitchen }, call.now)
      if (before) return before
      const entry = {
        by: staff.actor,
        deed: 'printing.station',
        kitchen,
        subject: 'kitchen',
        subjectId: kitchen,
      }
      await writeJournal(sql, entry, call.now)
      return null
    })
    if (other) return refuse(409, 'somebody_prints', { params: { who: other.label } })
    return answer(await view(staff, call, context, kitchen))
  }),
  staffCall(leavePrintStation, async (staff, call, context) => {
    const kitchen = ownKitchen(staff, call, context)
    if (kitchen instanceof Refusal) return kitchen
    await transaction(context.db, (sql) =>
      sql
        .deleteFrom('print_stations')
        .where('kitchen', '=', kitchen)
        .where('holder', '=', call.body.holder)
        .execute(),
    )
    return answer(null)
  }),
  staffCall(printOrder, async (staff, call, context) => {
    const kitchen = ownKitchen(staff, call, context)
    if (kitchen instanceof Refusal) return kitchen
    return printAgain(staff, call, context, kitchen)
  }),
  staffCall(claimCall, async (staff, call, context) => {
    const kitchen = ownKitchen(staff, call, context)
    if (kitchen instanceof Refusal) return kitchen
    const { holder } = call.body
    const rows = await claimForPage(context, { kitchen, holder, now: call.now })
    if (rows === null) return refuse(409, 'not_the_print_station')
    const documents: PrintDocument[] = []
    for (const row of rows) documents.push(...((await documentOf(context, row)) ?? []))
    return answer({ documents })
  }),
  staffCall(onePrint, async (staff, { params }, context) => {
    const row = await ownJob(context.db.sql, staff, params.id ?? '')
    if (row instanceof Refusal) return row
    const [document] = (await documentOf(context, row)) ?? []
    return document ? answer(document) : refuse(404, 'not_found')
  }),
  staffCall(tellPrint, async (staff, { params, body, now }, context) => {
    const row = await ownJob(context.db.sql, staff, params.id ?? '')
    if (row instanceof Refusal) return row
    const result = { id: row.id, by: body.holder, fault: body.fault }
    const { engine } = context.db
    const settled = await transaction(context.db, (sql) => settlePrint(engine, sql, result, now))
    return settled ? answer(await viewed(context, settled)) : refuse(409, 'not_the_print_station')
  }),
  staffCall(retryCall, async (staff, { params, now }, context) => {
    const row = await ownJob(context.db.sql, staff, params.id ?? '')
    if (row instanceof Refusal) return row
    const { engine } = context.db
    const again = await transaction(context.db, (sql) => retryPrint(engine, sql, row.id, now))
    return answer(await viewed(context, again ?? row))
  }),
]

/** A kitchen that is not theirs is not there. */
function ownKitchen(staff: Staff, { params }: Call, { snapshot }: Context): number | Refusal {
  const kitchen = Number(params.kitchen)
  const isThere = snapshot()
    .own()
    .warehouses.some(({ id }) => id === kitchen)
  return isThere && staff.mayAt(kitchen) ? kitchen : refuse(404, 'not_found')
}

function view(staff: Staff, { url, now }: Call, context: Context, kitchen: number) {
  // A printer's address prints whatever there is, so only those who set it up see it.
  const origin = staff.may('setup.read', kitchen) ? (context.publicUrl ?? url.origin) : null
  return kitchenPrinting(context, { kitchen, origin, now })
}

async function printAgain(
  staff: Staff,
  {
    body,
    now,
  }: Call<unknown, { readonly order: string; readonly kind: 'ticket' | 'receipt'; readonly printer: string }>,
  context: Context,
  kitchen: number,
) {
  const { db, snapshot } = context
  const order = await db.sql
    .selectFrom('orders')
    .select(['id', 'public_id', 'number'])
    .where((e) => e.or([e('public_id', '=', body.order), e('number', '=', body.order)]))
    .where('warehouse_id', '=', kitchen)
    .executeTakeFirst()
  const printers = printersOf(snapshot().own(), kitchen)
  const printer =
    body.printer === '' ? usualPrinter(printers, body.kind) : printers.find(({ id }) => id === body.printer)
  if (!order || !printer) return refuse(404, 'not_found')
  const row = await transaction(db, async (sql) => {
    const print = {
      ...{ kitchen, orderId: order.id, kind: body.kind, printer: printer.id },
      ...{ staffId: staff.staffId, uniqueKey: null },
    }
    const added = await addPrint(db.engine, sql, print, now)
    const entry = {
      ...{ by: staff.actor, deed: 'printing.print', kitchen, subject: 'order', subjectId: order.public_id },
      after: { kind: body.kind, printer: printer.id, copy: added?.copy === 1 },
    }
    await writeJournal(sql, entry, now)
    return added
  })
  if (!row) throw new Error('A print that has no unique key was there before')
  return answer(viewPrint(row, order, printers))
}

function claimForPage(
  context: Context,
  { kitchen, holder, now }: { readonly kitchen: number; readonly holder: string; readonly now: Date },
): Promise<readonly PrintRow[] | null> {
  const { db, snapshot } = context
  return transaction(db, async (sql) => {
    await lockPrinting(db.engine, sql, kitchen)
    const station = await isStation(sql, kitchen, holder, now)
    if (!station) return null
    const printers = printersOf(snapshot().own(), kitchen).filter(isOfPage)
    await addDuePrints(context, sql, { kitchen, printers, since: new Date(station.since) }, now)
    return claimPrints(db.engine, sql, { kitchen, printers: printers.map(({ id }) => id), by: holder }, now)
  })
}

async function documentOf(context: Context, row: PrintRow): Promise<readonly PrintDocument[] | null> {
  const document = await printDocument(context, context.db.sql, row)
  return document && [document]
}

async function viewed({ db, snapshot }: Context, row: PrintRow) {
  const order = await db.sql
    .selectFrom('orders')
    .select(['public_id', 'number'])
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow()
  return viewPrint(row, order, printersOf(snapshot().own(), row.kitchen))
}
