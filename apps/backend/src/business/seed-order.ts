import { randomBytes } from 'node:crypto'
import type { Sql } from '../database/database.ts'
import type { KnownCustomer } from './customers-of.ts'
import type { PastOrder } from './past-order.ts'

/** Writes an order of the past; stock, coupons and bonuses of that time are not touched. */
export async function seedOrder(sql: Sql, customer: KnownCustomer, past: PastOrder): Promise<void> {
  const at = past.createdAt.getTime()
  const { totals } = past
  const taken = await sql
    .selectFrom('orders')
    .select('id')
    .where('number', '=', past.number)
    .executeTakeFirst()
  const { id } = await sql
    .insertInto('orders')
    .values({
      public_id: randomBytes(16).toString('base64url'),
      number: taken ? `${past.number}/${customer.id}` : past.number,
      key: randomBytes(16).toString('base64url'),
      customer_id: customer.id,
      status: past.status,
      delivery_type: past.deliveryType,
      warehouse_id: past.warehouseId,
      customer_name: customer.name,
      phone: customer.phone,
      take_date: '',
      take_time: 'asap',
      payment_method: past.paymentMethod,
      payment_status: past.status === 'handed' ? 'paid' : '',
      lines_total: totals.lines,
      discount_total: totals.discount,
      bonus_total: totals.bonuses,
      delivery_total: totals.delivery,
      express_total: totals.express,
      tips_total: totals.tips,
      total: totals.total,
      body: '{}',
      created_at: at,
      updated_at: at,
      handed_at: past.status === 'handed' ? at : null,
      cancelled_at: past.status === 'cancelled' ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = past.lines.map((line, position) => ({
    order_id: id,
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
  if (lines.length > 0) await sql.insertInto('order_lines').values(lines).execute()
  const statuses = past.status === 'accepted' ? [past.status] : ['accepted', past.status]
  await sql
    .insertInto('order_history')
    .values(statuses.map((status) => ({ order_id: id, status, actor: 'system', at })))
    .execute()
}
