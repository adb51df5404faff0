import type { Printer, PrintFault } from '@samobranka/contract'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { officeChannel } from '../realtime/office-channel.ts'
import { publishEvent } from '../realtime/publish-event.ts'
import { claimPrints } from './claim-prints.ts'
import { addDuePrints } from './due-prints.ts'
import { lockPrinting } from './lock-printing.ts'
import type { PrintRow } from './print-job.ts'
import { settlePrint } from './settle-print.ts'

/** A printer that only says that it is still there is not written down every five seconds. */
const SEEN_EVERY_MS = 30_000

const nameOf = ({ id }: Printer): string => `printer ${id}`

/** By Star's status codes: 2xx is well, 41x is paper, 42x the cover. */
export function faultOf(statusCode: string): PrintFault | null {
  const code = /\d{3,4}/.exec(statusCode)?.[0] ?? ''
  if (code === '' || code.startsWith('2')) return null
  if (code.startsWith('41')) return 'no_paper'
  return code.startsWith('42') ? 'cover_open' : code.startsWith('4') ? 'offline' : 'other'
}

/** The job that a network printer is to fetch now; null where there is none, or it could not print it. */
export async function pollPrinter(
  context: Context,
  printer: Printer,
  { fault, isBusy }: { readonly fault: PrintFault | null; readonly isBusy: boolean },
  now: Date,
): Promise<string | null> {
  const { engine } = context.db
  const { kitchen } = printer
  return transaction(context.db, async (sql) => {
    await lockPrinting(engine, sql, kitchen)
    const since = await noteState(engine, sql, printer, fault, now)
    await addDuePrints(context, sql, { kitchen, printers: [printer], since }, now)
    if (fault !== null || isBusy) return null
    return (await openJob(sql, printer))?.id ?? (await claim(engine, sql, printer, now))?.id ?? null
  })
}

const claim = async (engine: Engine, sql: Sql, printer: Printer, now: Date) => {
  const by = { kitchen: printer.kitchen, printers: [printer.id], by: nameOf(printer) }
  return (await claimPrints(engine, sql, by, now, 1))[0]
}

/** What it has claimed and said nothing of: a printer fetches again what it could not finish. */
export function openJob(sql: Sql, printer: Printer): Promise<PrintRow | undefined> {
  return sql
    .selectFrom('print_jobs')
    .selectAll()
    .where('kitchen', '=', printer.kitchen)
    .where('claimed_by', '=', nameOf(printer))
    .where('state', '=', 'claimed')
    .orderBy('created_at')
    .executeTakeFirst()
}

/** What the printer says of its job. Out of paper it will ask for it again; what it cannot read somebody must see. */
export async function confirmPrint(
  { db }: Context,
  printer: Printer,
  { id, code }: { readonly id: string | null; readonly code: string },
  now: Date,
): Promise<boolean> {
  const fault = faultOf(code)
  return transaction(db, async (sql) => {
    await lockPrinting(db.engine, sql, printer.kitchen)
    const job = id ?? (await openJob(sql, printer))?.id
    if (job === undefined) return false
    const waits = fault === 'no_paper' || fault === 'cover_open' || fault === 'offline'
    const settled = await settlePrint(db.engine, sql, { id: job, by: nameOf(printer), fault, waits }, now)
    await noteState(db.engine, sql, printer, waits ? fault : null, now)
    return settled !== null
  })
}

/** How the printer is; boards hear of it where that has changed. Answers since when it is known. */
async function noteState(
  engine: Engine,
  sql: Sql,
  { id, kitchen }: Printer,
  fault: PrintFault | null,
  now: Date,
): Promise<Date> {
  const at = now.getTime()
  const before = await sql
    .selectFrom('printer_states')
    .select(['since', 'seen_at', 'fault'])
    .where('kitchen', '=', kitchen)
    .where('printer', '=', id)
    .executeTakeFirst()
  const isNews = (before?.fault ?? null) !== fault
  if (!before || isNews || at - before.seen_at >= SEEN_EVERY_MS)
    await sql
      .insertInto('printer_states')
      .values({ printer: id, kitchen, since: at, seen_at: at, fault })
      .onConflict((conflict) => conflict.columns(['kitchen', 'printer']).doUpdateSet({ seen_at: at, fault }))
      .execute()
  if (isNews) {
    const data = { kitchen, printer: id, fault }
    await publishEvent(engine, sql, now, { channel: officeChannel(kitchen), event: 'print', data })
  }
  return new Date(before?.since ?? at)
}
