import { randomBytes } from 'node:crypto'
import { sql as raw } from 'kysely'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import type { KnownCustomer } from './customers-of.ts'
import { seedOrder } from './seed-order.ts'

/** People who are not known yet; those who are keep what they earned and ordered since. */
export async function seedCustomers(
  engine: Engine,
  sql: Sql,
  customers: readonly KnownCustomer[],
  now: Date,
): Promise<void> {
  let seeded = 0
  for (const customer of customers) {
    if (!(await insertCustomer(sql, customer, now.getTime()))) continue
    seeded += 1
    for (const order of customer.orders) await seedOrder(sql, customer, order)
  }
  if (seeded > 0 && engine === 'postgres') {
    // Ids were given by hand: the next person to log in must not be given one of them.
    await raw`select setval(pg_get_serial_sequence('customers', 'id'), (select max(id) from customers))`.execute(
      sql,
    )
  }
}

async function insertCustomer(sql: Sql, customer: KnownCustomer, created_at: number): Promise<boolean> {
  const { id, phone, name, email, birth, bonuses, referralCode } = customer
  const known = await sql
    .selectFrom('customers')
    .select('id')
    .where((e) => e.or([e('id', '=', id), e('phone', '=', phone)]))
    .executeTakeFirst()
  if (known) return false
  await sql
    .insertInto('customers')
    .values({
      id,
      phone,
      name,
      email,
      birth,
      referral_code: referralCode === '' ? randomBytes(4).toString('hex').toUpperCase() : referralCode,
      bonus_balance: bonuses,
      created_at,
    })
    .execute()
  if (bonuses > 0) {
    const entry = {
      customer_id: id,
      amount: bonuses,
      reason: 'opening',
      unique_key: `opening:${id}`,
      created_at,
    }
    await sql.insertInto('bonus_entries').values(entry).execute()
  }
  return true
}
