import { transaction } from '../database/transaction.ts'
import { kitchenTerms } from '../orders/kitchen-terms.ts'
import { takeOrder } from '../orders/take-order.ts'
import type { TestShop } from './open-shop.ts'

/** Somebody takes the order, for tests of what comes after it. */
export async function acceptInTest({ db, clock }: TestShop, publicId: string): Promise<void> {
  await transaction(db, async (sql) => {
    const order = await sql
      .selectFrom('orders')
      .selectAll()
      .where('public_id', '=', publicId)
      .executeTakeFirstOrThrow()
    const terms = kitchenTerms({ warehouses: [] }, order.warehouse_id)
    await takeOrder(db.engine, sql, terms, order, { how: 'staff', now: clock() })
  })
}
