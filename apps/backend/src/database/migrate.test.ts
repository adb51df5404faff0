import { createHash } from 'node:crypto'
import { sql as raw } from 'kysely'
import { expect, it } from 'vitest'
import { emptyTestDatabase, testDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { transaction } from './transaction.ts'

/** A released migration never changes: databases that ran it would differ from new ones. Append another instead. */
const frozen: Record<string, string> = {
  '001-baseline': 'ad07f6366c410c50',
  '002-won-gifts': 'f67b13e7fd01575e',
  '003-lighter-orders': '9f1b7e04492b7d56',
  '004-order-in-fewer-writes': '83372615c484f6e0',
  '005-codes-of-browsers': '44a89c25df2f131f',
  '006-sessions-and-secrets': '9004e68fa007e68d',
  '007-guests': 'ea8bb12f905ba8ff',
  '008-staff': '599564dd05e26755',
  '009-orders-at-work': '1c36f0d3c96588c1',
  '010-switches': '7dd4c6b975d097b1',
  '011-kitchen': '5b69243c064ea7f1',
  '012-counter': 'c6afecd784bbb0a3',
  '013-staff-more': 'f4cad825ef76135f',
  '014-demo-orders': '2b9618821fc77ba3',
}

it('keeps every migration as it was released', () => {
  const hashes = Object.fromEntries(
    migrations.map((migration) => [
      migration.name,
      createHash('sha256')
        .update(JSON.stringify([migration.statements('sqlite'), migration.statements('postgres')]))
        .digest('hex')
        .slice(0, 16),
    ]),
  )
  expect(hashes).toEqual(frozen)
})

it('runs each migration once', async () => {
  const db = await testDatabase()
  await migrate(db)
  await Promise.all([migrate(db), migrate(db)])
  const { rows } = await raw<{ name: string }>`select name from migrations`.execute(db.sql)
  expect(rows.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name))
})

it('refuses a database that a newer version wrote', async () => {
  const db = await testDatabase()
  await transaction(db, (sql) => raw`insert into migrations (name) values ('999-future')`.execute(sql))
  await expect(migrate(db)).rejects.toThrow('newer version: it ran 999-future')
})

it('keeps what happened to an order in its order, and what a host of the version before still writes', async () => {
  const db = await emptyTestDatabase()
  await transaction(db, async (sql) => {
    await raw`create table migrations (name text primary key)`.execute(sql)
    for (const { name, statements } of migrations.slice(0, 3)) {
      for (const statement of statements(db.engine)) await raw.raw(statement).execute(sql)
      await raw`insert into migrations (name) values (${name})`.execute(sql)
    }
    for (const id of [1, 2]) await raw.raw(order(id)).execute(sql)
    await raw`insert into order_history (order_id, status, actor, at) values
      (1, 'pending', 'customer', 5), (2, 'accepted', 'customer', 5), (1, 'accepted', 'provider', 5)`.execute(
      sql,
    )
  })
  await migrate(db)
  if (db.engine === 'postgres')
    await raw`insert into order_history (order_id, status, actor, at)
      values (1, 'cooking', 'operator', 5)`.execute(db.sql)
  const history = await db.sql
    .selectFrom('order_history')
    .select('status')
    .where('order_id', '=', 1)
    .orderBy('id')
    .execute()
  const before = ['pending', 'accepted']
  expect(history.map(({ status }) => status)).toEqual(
    db.engine === 'postgres' ? [...before, 'cooking'] : before,
  )
})

const order = (
  id: number,
) => `insert into orders (id, public_id, number, key, status, delivery_type, warehouse_id,
  customer_name, phone, take_date, take_time, payment_method, payment_status, lines_total, discount_total, bonus_total,
  delivery_total, express_total, tips_total, total, body, created_at, updated_at)
  values (${id}, '${id}', '${id}', '', 'accepted', 'pickup', 1, '', '', '', '', 'cod', '', 0, 0, 0, 0, 0, 0, 0, '{}', 5, 5)`
