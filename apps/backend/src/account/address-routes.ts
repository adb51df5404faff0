import {
  type Address,
  addAddress,
  address,
  addresses,
  changeAddress,
  read,
  removeAddress,
  write,
} from '@samobranka/contract'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { answer } from '../http/answer.ts'
import { customerCall, isAnother } from '../http/customer-call.ts'
import { refuse } from '../http/refusal.ts'
import type { Route } from '../http/route.ts'

const MOST = 50

export const addressRoutes: readonly Route[] = [
  customerCall(addresses, async (customerId, _call, { db }) =>
    answer(await loadAddresses(db.sql, customerId)),
  ),
  customerCall(addAddress, async (customerId, { body, now }, { db }) => {
    if (isAnother(body.userId, customerId)) return refuse(403, 'forbidden')
    if (body.address.line.trim() === '') return refuse(422, 'address_incorrect')
    const saved = await transaction(db, async (sql) => {
      const { count } = await sql
        .selectFrom('addresses')
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow()
      if (Number(count) >= MOST) return null
      return sql
        .insertInto('addresses')
        .values({
          customer_id: customerId,
          body: bodyOf(body.address),
          created_at: now.getTime(),
          updated_at: now.getTime(),
        })
        .returning(['id', 'body'])
        .executeTakeFirstOrThrow()
    })
    return saved
      ? answer(stored(saved), { status: 201 })
      : refuse(422, 'invalid_body', { params: { field: 'data' } })
  }),
  customerCall(changeAddress, async (customerId, { query, body, now }, { db }) => {
    if (isAnother(body.userId, customerId)) return refuse(403, 'forbidden')
    const id = query.id ?? body.address.id
    if (id === null) return refuse(404, 'not_found')
    const changed = await transaction(db, (sql) =>
      sql
        .updateTable('addresses')
        .set({ body: bodyOf(body.address), updated_at: now.getTime() })
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .returning(['id', 'body'])
        .executeTakeFirst(),
    )
    return changed ? answer(stored(changed)) : refuse(404, 'not_found')
  }),
  customerCall(removeAddress, async (customerId, { query }, { db }) => {
    const { id } = query
    if (id === undefined) return refuse(404, 'not_found')
    const removed = await transaction(db, (sql) =>
      sql
        .deleteFrom('addresses')
        .where('id', '=', id)
        .where('customer_id', '=', customerId)
        .returning('id')
        .executeTakeFirst(),
    )
    return removed ? new Response(null, { status: 204 }) : refuse(404, 'not_found')
  }),
]

export async function loadAddresses(sql: Sql, customerId: number): Promise<Address[]> {
  const rows = await sql
    .selectFrom('addresses')
    .select(['id', 'body'])
    .where('customer_id', '=', customerId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(stored)
}

function bodyOf(value: Address): string {
  return JSON.stringify(write(address, { ...value, id: null }))
}

function stored(row: { id: number; body: string }): Address {
  const parsed = read(address, JSON.parse(row.body))
  if (!parsed.ok) throw new Error(`The stored address ${row.id} is unreadable`)
  return { ...parsed.value, id: row.id }
}
