import { randomBytes } from 'node:crypto'
import type { Sql } from '../database/database.ts'
import type { OrderDetails } from '../orders/order-record.ts'
import type { KnownCustomer } from './customers-of.ts'
import type { PastOrder } from './past-order.ts'

/** Writes an order of the past; stock, coupons and bonuses of that time are not touched. */
export async function seedOrder(sql: Sql, customer: KnownCustomer, past: PastOrder): Promise<void> {
  const taken = await sql
    .selectFrom('orders')
    .select('id')
    .where('number', '=', past.number)
    .executeTakeFirst()
  const number = taken ? `${past.number}/${customer.id}` : past.number
  const { id } = await sql
    .insertInto('orders')
    .values(orderRow(customer, past, number))
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = lineRows(id, past)
  if (lines.length > 0) await sql.insertInto('order_lines').values(lines).execute()
  const history = past.history.map(({ status, at }, index) => ({
    id: index + 1,
    order_id: id,
    status,
    actor: 'operator',
    at,
  }))
  await sql.insertInto('order_history').values(history).execute()
  if (past.rating) {
    const { stars, tags, comment } = past.rating
    const created_at = past.createdAt.getTime()
    await sql
      .insertInto('ratings')
      .values({ order_id: id, stars, tags: JSON.stringify(tags), comment, created_at })
      .execute()
  }
}

function orderRow(customer: KnownCustomer, past: PastOrder, number: string) {
  const { totals, payment, status } = past
  const at = past.createdAt.getTime()
  return {
    public_id: randomBytes(16).toString('base64url'),
    number,
    key: randomBytes(16).toString('base64url'),
    customer_id: customer.id,
    status,
    delivery_type: past.deliveryType,
    warehouse_id: past.warehouseId,
    customer_name: customer.name,
    phone: customer.phone,
    take_date: past.takeDate ?? '',
    take_time: past.takeTime,
    payment_method: payment.method === '' ? 'cod' : payment.method,
    payment_status: payment.status === '' && status === 'handed' ? 'paid' : payment.status,
    lines_total: totals.lines,
    discount_total: totals.discount,
    bonus_total: totals.bonuses,
    delivery_total: totals.delivery,
    express_total: totals.express,
    tips_total: totals.tips,
    total: totals.total,
    body: JSON.stringify(detailsOf(past)),
    created_at: at,
    updated_at: past.history.at(-1)?.at ?? at,
    handed_at: momentOf(past, 'handed'),
    cancelled_at: momentOf(past, 'cancelled'),
  }
}

function detailsOf(past: PastOrder): OrderDetails {
  const { address, pickupPointId, express, booking, coupons, comment, peopleCount, changeFrom } = past
  const lineNotes = past.lines.map(({ variationName, couponId, grams }) => ({
    variationName,
    couponId,
    ...(grams ? { grams } : {}),
  }))
  return { address, pickupPointId, express, booking, coupons, comment, peopleCount, changeFrom, lineNotes }
}

function momentOf(past: PastOrder, status: string): number | null {
  return past.status === status ? (past.history.at(-1)?.at ?? past.createdAt.getTime()) : null
}

function lineRows(orderId: number, past: PastOrder) {
  return past.lines.map((line, position) => ({
    order_id: orderId,
    position,
    product_id: line.productId,
    variation_id: line.variationId ?? 0,
    name: line.name,
    count: line.count,
    supplements: JSON.stringify(line.supplements),
    unit_price: line.unitPrice,
    subtotal: line.subtotal,
    discount: line.discount,
    total: line.total,
    gift: line.gift ? 1 : 0,
  }))
}
