import type { Sql } from '../database/database.ts'
import type { OrderRow } from './order-record.ts'

/** Somebody takes orders on a board here: from now on one that nobody takes is missed. */
export async function worksOnBoard(
  sql: Sql,
  { warehouse_id: kitchen, delivery_type: way }: Pick<OrderRow, 'warehouse_id' | 'delivery_type'>,
  now: Date,
): Promise<void> {
  await sql
    .insertInto('kitchen_watch')
    .values({ kitchen, way, working_since: now.getTime(), missed: 0 })
    .onConflict((conflict) =>
      conflict.columns(['kitchen', 'way']).doUpdateSet(({ fn, ref }) => ({
        missed: 0,
        working_since: fn.coalesce(ref('kitchen_watch.working_since'), ref('excluded.working_since')),
      })),
    )
    .execute()
}
