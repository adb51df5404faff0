import type { FoundGuest } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import { sql as raw } from 'kysely'
import { loadAddresses } from '../../account/address-routes.ts'
import type { Context } from '../../http/context.ts'
import type { Staff } from '../../staff/staff-call.ts'
import { loadCards } from '../orders/load-cards.ts'

const LAST_ORDERS = 10

interface Reader {
  readonly staff: Staff
  readonly language: Language
  readonly now: Date
}

/** Whoever calls: by an account, or by what was ordered under the phone without one. */
export async function loadGuest(context: Context, phone: string, reader: Reader): Promise<FoundGuest> {
  const { sql } = context.db
  const customer = await sql
    .selectFrom('customers')
    .select(['id', 'name', 'bonus_balance'])
    .where('phone', '=', phone)
    .executeTakeFirst()
  const customerId = customer?.id ?? null
  const theirs = sql.selectFrom('orders').where(
    customerId === null
      ? // As the index of visitors' phones says it, or it would not be read.
        raw<boolean>`customer_id is null and phone <> '' and phone = ${phone}`
      : raw<boolean>`customer_id = ${customerId}`,
  )
  const [orders, { count }, addresses] = await Promise.all([
    theirs.selectAll().orderBy('created_at', 'desc').limit(LAST_ORDERS).execute(),
    theirs.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    customerId === null ? [] : loadAddresses(sql, customerId),
  ])
  const own = orders.filter(({ warehouse_id }) => reader.staff.mayAt(warehouse_id))
  return {
    customerId,
    name: customer?.name || (orders[0]?.customer_name ?? ''),
    phone,
    ordersCount: Number(count),
    bonuses: customer?.bonus_balance ?? 0,
    addresses,
    orders: await loadCards(context, own, reader),
  }
}
