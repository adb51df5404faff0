import type { Printer } from '@samobranka/contract'
import {
  PRINT_FAULTS,
  PRINT_KINDS,
  type PrintFault,
  type PrintJob,
  type PrintKind,
  type PrintState,
} from '@samobranka/contract'
import type { Selectable } from 'kysely'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { officeChannel } from '../realtime/office-channel.ts'
import { publishEvent } from '../realtime/publish-event.ts'
import { randomSecret } from '../secrets/random-secret.ts'

export type PrintRow = Selectable<Tables['print_jobs']>

export interface NewPrint {
  readonly kitchen: number
  readonly orderId: number
  readonly kind: PrintKind
  readonly printer: string
  readonly staffId: number | null
  /** What prints by itself does it once. */
  readonly uniqueKey: string | null
}

/** Writes down what is to be printed; null where it was written before. What came out once comes out as a copy. */
export async function addPrint(
  engine: Engine,
  sql: Sql,
  print: NewPrint,
  now: Date,
): Promise<PrintRow | null> {
  const { kitchen, orderId, kind, printer, staffId, uniqueKey } = print
  const isCopy = uniqueKey === null && (await wasPrinted(sql, print))
  const row = await sql
    .insertInto('print_jobs')
    .values({
      ...{ id: randomSecret(), kitchen, order_id: orderId, kind, printer, copy: isCopy ? 1 : 0 },
      ...{ state: 'waiting', unique_key: uniqueKey, staff_id: staffId, created_at: now.getTime() },
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  await announcePrint(engine, sql, row, now)
  return row
}

async function wasPrinted(sql: Sql, { orderId, kind }: NewPrint): Promise<boolean> {
  const row = await sql
    .selectFrom('print_jobs')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('state', '=', 'printed')
    .executeTakeFirst()
  return row !== undefined
}

/** The page that prints begins, and boards ring for what did not come out. */
export function announcePrint(engine: Engine, sql: Sql, row: PrintRow, now: Date): Promise<void> {
  const { id, kitchen, state, fault } = row
  const data = { id, kitchen, state, fault }
  return publishEvent(engine, sql, now, { channel: officeChannel(kitchen), event: 'print', data })
}

export const isFault = (text: string | null): text is PrintFault => PRINT_FAULTS.some((one) => one === text)

export function viewPrint(
  row: PrintRow,
  order: { readonly public_id: string; readonly number: string },
  printers: readonly Printer[],
): PrintJob {
  const { id, kitchen, printer, state, fault, copy, created_at, printed_at } = row
  return {
    ...{ id, kitchen, printer, order: order.public_id, number: order.number },
    kind: PRINT_KINDS.find((one) => one === row.kind) ?? 'ticket',
    printerName: printers.find((one) => one.id === printer)?.name ?? '',
    state: state as PrintState,
    fault: isFault(fault) ? fault : null,
    copy: copy === 1,
    createdAt: new Date(created_at).toISOString(),
    printedAt: printed_at === null ? null : new Date(printed_at).toISOString(),
  }
}
