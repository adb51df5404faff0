import type { Printer } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'
import type { Context } from '../http/context.ts'
import { enteredOrders } from '../kitchen/entered-orders.ts'
import { planOf } from '../kitchen/kitchen-board.ts'
import type { KitchenOrder } from '../kitchen/kitchen-order.ts'
import type { KitchenPlan } from '../kitchen/kitchen-plan.ts'
import { stationOfLine } from '../kitchen/station-of-line.ts'
import { addPrint } from './print-job.ts'

interface Due {
  readonly kitchen: number
  readonly printers: readonly Printer[]
  /** What entered before somebody began to print is on paper already, or nobody wants it there. */
  readonly since: Date
}

/**
 * Writes down what prints by itself: each order that has entered the kitchen, once for a printer. It is asked for by
 * whoever prints, so that nothing has to happen at the instant an order for later enters.
 */
export async function addDuePrints(
  { db, snapshot }: Context,
  sql: Sql,
  { kitchen, printers, since }: Due,
  now: Date,
): Promise<void> {
  const plan = planOf(snapshot(), kitchen)
  const wanting = printers.filter(({ prints }) => prints.length > 0)
  if (!plan || wanting.length === 0) return
  for (const { known, at } of await enteredOrders(sql, plan.kitchen, now)) {
    if (at < since) continue
    for (const printer of wanting.filter((one) => isFor(one, known, plan)))
      for (const kind of printer.prints) {
        const uniqueKey = `${kind}:${kitchen}:${printer.id}:${known.order.id}`
        const print = {
          kitchen,
          orderId: known.order.id,
          kind,
          printer: printer.id,
          staffId: null,
          uniqueKey,
        }
        await addPrint(db.engine, sql, print, now)
      }
  }
}

const isFor = ({ station }: Printer, { lines }: KitchenOrder, plan: KitchenPlan): boolean =>
  station === '' || lines.some((line) => stationOfLine(line, plan) === station)
