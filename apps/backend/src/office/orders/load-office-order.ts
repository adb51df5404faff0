import type { OfficeOrder } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import type { Context } from '../../http/context.ts'
import { loadOrder } from '../../orders/load-order.ts'
import type { OrderRow } from '../../orders/order-record.ts'
import { viewOrder } from '../../orders/view-order.ts'
import { refundableOf } from '../../refunds/refundable.ts'
import type { Staff } from '../../staff/staff-call.ts'
import { loadCards } from './load-cards.ts'
import { loadStory } from './load-story.ts'
import { staffNames } from './staff-names.ts'

interface Reader {
  readonly staff: Staff
  readonly language: Language
  readonly now: Date
}

/** Everything of one order. Its key stays with whoever placed it: people of the restaurant need none. */
export async function loadOfficeOrder(
  context: Context,
  order: OrderRow,
  reader: Reader,
): Promise<OfficeOrder> {
  const { sql } = context.db
  const [[card], record, written, refunds, refundable] = await Promise.all([
    loadCards(context, [order], reader),
    loadOrder(sql, order),
    sql.selectFrom('order_notes').selectAll().where('order_id', '=', order.id).orderBy('id').execute(),
    sql.selectFrom('refunds').selectAll().where('order_id', '=', order.id).orderBy('created_at').execute(),
    refundableOf(sql, order),
  ])
  if (!card) throw new Error(`Order ${order.id} has no card`)
  const people = [...written, ...refunds].flatMap(({ staff_id }) => staff_id ?? [])
  const names = await staffNames(sql, [...new Set(people)])
  const by = (id: number | null) => names.get(id ?? 0) ?? ''
  return {
    card,
    order: { ...viewOrder(record, true, reader.now), key: null },
    phone: order.phone,
    address: record.details.address ?? null,
    story: await loadStory(sql, order, { written, refunds }),
    notes: written
      .filter(({ kind }) => kind === 'note')
      .map(({ id, at, staff_id, text }) => ({ id, at: instant(at), by: by(staff_id), text })),
    refunds: refunds.map(({ id, created_at, staff_id, amount, way, status, reason }) => ({
      id,
      at: instant(created_at),
      by: by(staff_id),
      amount,
      way: way as OfficeOrder['refunds'][number]['way'],
      status: status as OfficeOrder['refunds'][number]['status'],
      reason,
    })),
    refundable: refundable.payment + refundable.cash,
  }
}

const instant = (at: number): string => new Date(at).toISOString()
