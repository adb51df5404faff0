import type { Database } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { PersonalData } from './personal-data.ts'

/**
 * Forgets the customer. Sessions, addresses, preferences, notifications, browsers, coupons, spins and referral links go
 * with the row; orders stay in the books without the person, those he placed under his phone before he logged in as
 * well: the one who proved the phone is the one who asks.
 */
export function deleteCustomer(
  db: Database,
  { forget }: Pick<PersonalData, 'forget'>,
  customerId: number,
): Promise<void> {
  return transaction(db, async (sql) => {
    const customer = await sql
      .selectFrom('customers')
      .select('phone')
      .where('id', '=', customerId)
      // An order or a bonus that comes at the same moment waits, and then finds nobody.
      .$if(db.engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (!customer) return
    for (const forgetPart of forget) await forgetPart(sql, { customerId, phone: customer.phone })
    await sql.deleteFrom('customers').where('id', '=', customerId).execute()
  })
}
