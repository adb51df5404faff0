import type { Sql } from '../database/database.ts'

export async function forgetBonuses(
  sql: Sql,
  { customerId }: { readonly customerId: number },
): Promise<void> {
  await sql.deleteFrom('bonus_entries').where('customer_id', '=', customerId).execute()
}
