import type { PrintBlock, PrintDocument, Printer } from '@samobranka/contract'
import { formatMoney, localTime } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import type { Context } from '../http/context.ts'
import { asCooked, entryOf } from '../kitchen/entry-of.ts'
import { kitchenLanguage, planOf } from '../kitchen/kitchen-board.ts'
import { type KitchenOrder, kitchenOrders } from '../kitchen/kitchen-order.ts'
import { viewTicket } from '../kitchen/view-ticket.ts'
import { chargedCurrency } from '../publishing/charged-currency.ts'
import { composeReceipt } from './compose-receipt.ts'
import { composeTicket, type Printed } from './compose-ticket.ts'
import { encodeBlocks } from './encode-blocks.ts'
import { printersOf } from './known-printers.ts'
import { type PrintRow, viewPrint } from './print-job.ts'
import { printWords } from './print-words.ts'

const PLAIN: Pick<Printer, 'width' | 'kind' | 'station'> = { width: 80, kind: 'browser', station: '' }

/** What comes out, line by line, as it is when it is printed; null where the order is not there any more. */
export async function printDocument(
  context: Context,
  sql: Sql,
  row: PrintRow,
): Promise<PrintDocument | null> {
  const business = context.snapshot().own()
  const [known] = await kitchenOrders(sql, [row.order_id])
  if (!known) return null
  const printers = printersOf(business, row.kitchen)
  const { width, kind, station } = printers.find(({ id }) => id === row.printer) ?? PLAIN
  const blocks = await blocksOf(context, row, known, station)
  return {
    job: viewPrint(row, known.order, printers),
    width,
    way: kind,
    blocks,
    bytes: kind === 'escpos' ? Buffer.from(encodeBlocks(blocks, width, 'esc-pos')).toString('base64') : '',
  }
}

async function blocksOf(
  { snapshot }: Context,
  { kind, copy, kitchen }: PrintRow,
  known: KitchenOrder,
  station: string,
): Promise<readonly PrintBlock[]> {
  const now = snapshot()
  const business = now.own()
  const language = kitchenLanguage(now)
  const warehouse = business.warehouses.find(({ id }) => id === kitchen)
  const printed: Printed = {
    t: printWords(language),
    isCopy: copy === 1,
    time: (instant) => wallClock(instant, warehouse?.workTime.timeZone ?? 'UTC'),
  }
  if (kind === 'receipt') {
    const method = business.payments.find(({ id }) => id === known.order.payment_method)
    return composeReceipt(known, {
      ...printed,
      shopName: business.operator.seo.name,
      kitchenAddress: warehouse?.address ?? '',
      paymentTitle: method?.title ?? known.order.payment_method,
      money: (sum) => formatMoney(sum, chargedCurrency(business), language),
    })
  }
  const plan = planOf(now, kitchen)
  if (!plan) return []
  const ticket = await viewTicket(entryOf(known) ?? asCooked(known), plan, language)
  return composeTicket(ticket, station, printed)
}

/** «14:05», by the kitchen's wall clock. */
function wallClock(instant: string, zone: string): string {
  const { hour, minute } = localTime(new Date(instant), zone)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
