import { isFinal, type OrderStatus } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import type { OrderDetails } from './order-record.ts'

interface OrderOfPerson {
  readonly id: number
  readonly body: string
}

/** Takes the person out of an order that is over: the books keep what was sold, not to whom. */
export async function forgetPerson(sql: Sql, { id, body }: OrderOfPerson): Promise<void> {
  const {
    address: _address,
    comment: _comment,
    allergy: _allergy,
    timeWords: _timeWords,
    cancelWords: _cancelWords,
    forget: _forget,
    lineNotes,
    ...rest
  } = JSON.parse(body) as OrderDetails
  const kept = { ...rest, ...(lineNotes && { lineNotes: lineNotes.map(({ note: _note, ...line }) => line) }) }
  await sql
    .updateTable('orders')
    .set({ customer_id: null, customer_name: '', phone: '', body: JSON.stringify(kept) })
    .where('id', '=', id)
    .execute()
  await sql.updateTable('ratings').set({ comment: '' }).where('order_id', '=', id).execute()
  // What was written about the order may name whose it was.
  await sql.updateTable('refunds').set({ reason: '' }).where('order_id', '=', id).execute()
  await sql.deleteFrom('order_notes').where('order_id', '=', id).execute()
}

/** The courier still needs the address: the person is taken out when the order is over. */
async function forgetLater(sql: Sql, { id, body }: OrderOfPerson): Promise<void> {
  const details: OrderDetails = { ...(JSON.parse(body) as OrderDetails), forget: true }
  await sql
    .updateTable('orders')
    .set({ customer_id: null, body: JSON.stringify(details) })
    .where('id', '=', id)
    .execute()
}

/** At once from an order that is over, else when it is; says which. */
export async function forgetOrder(
  sql: Sql,
  order: OrderOfPerson & { readonly status: string },
): Promise<'at_once' | 'later'> {
  const isOver = isFinal(order.status as OrderStatus)
  await (isOver ? forgetPerson : forgetLater)(sql, order)
  return isOver ? 'at_once' : 'later'
}
