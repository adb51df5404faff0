import type { KitchenPrinting, PrinterState } from '@samobranka/contract'
import type { Context } from '../http/context.ts'
import { CLAIM_MS } from './claim-prints.ts'
import { printersOf } from './known-printers.ts'
import { isFault, viewPrint } from './print-job.ts'
import { printStationOf } from './print-station.ts'
import { printerToken } from './printer-token.ts'

const SHOWN = 50
const DAY_MS = 24 * 3_600_000

interface Looking {
  readonly kitchen: number
  /** The shop's address, where the one who looks may see a printer's; null hides it. */
  readonly origin: string | null
  readonly now: Date
}

/** Who prints for a kitchen, how its printers are, and what was printed last. */
export async function kitchenPrinting(
  context: Context,
  { kitchen, origin, now }: Looking,
): Promise<KitchenPrinting> {
  const { db, snapshot } = context
  const printers = printersOf(snapshot().own(), kitchen)
  const [station, states, jobs] = await Promise.all([
    printStationOf(db.sql, kitchen),
    db.sql.selectFrom('printer_states').selectAll().where('kitchen', '=', kitchen).execute(),
    db.sql
      .selectFrom('print_jobs')
      .innerJoin('orders', 'orders.id', 'print_jobs.order_id')
      .selectAll('print_jobs')
      .select(['orders.public_id', 'orders.number'])
      .where('print_jobs.kitchen', '=', kitchen)
      .where('print_jobs.created_at', '>', now.getTime() - DAY_MS)
      .orderBy('print_jobs.created_at', 'desc')
      .orderBy('print_jobs.id')
      .limit(SHOWN)
      .execute(),
  ])
  const isStuck = ({ state, created_at }: (typeof jobs)[number]) =>
    state === 'failed' || (state !== 'printed' && created_at < now.getTime() - CLAIM_MS)
  return {
    now: now.toISOString(),
    station: station
      ? { holder: station.holder, label: station.label, seenAt: new Date(station.seen_at).toISOString() }
      : null,
    printers: await Promise.all(
      printers.map(async (printer): Promise<PrinterState> => {
        const state = states.find((one) => one.printer === printer.id)
        const isNetwork = printer.kind === 'cloudprnt'
        return {
          id: printer.id === '' ? '-' : printer.id,
          name: printer.name,
          way: printer.kind,
          width: printer.width,
          seenAt: state ? new Date(state.seen_at).toISOString() : null,
          fault: state && isFault(state.fault) ? state.fault : null,
          address:
            isNetwork && origin !== null
              ? `${origin}/api/office/v1/cloudprnt/${await printerToken(context, printer, now)}`
              : null,
        }
      }),
    ),
    jobs: jobs.map((row) => viewPrint(row, row, printers)),
    stuck: jobs.filter(isStuck).length,
  }
}
