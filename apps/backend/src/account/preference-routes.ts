import { saveFavourites, savePreferences, userFavourites, userPreferences } from '@samobranka/contract'
import type { Preferences } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { answer } from '../http/answer.ts'
import { customerCall } from '../http/customer-call.ts'
import type { Route } from '../http/route.ts'

export const preferenceRoutes: readonly Route[] = [
  customerCall(userPreferences, async (customerId, _call, { db }) =>
    answer(await loadPreferences(db.sql, customerId)),
  ),
  customerCall(savePreferences, async (customerId, { body }, { db }) => {
    const values = {
      vegetarian: Number(body.vegetarian),
      no_garlic: Number(body.noGarlic),
      no_onion: Number(body.noOnion),
      no_spicy: Number(body.noSpicy),
    }
    await transaction(db, (sql) =>
      sql
        .insertInto('preferences')
        .values({ customer_id: customerId, ...values })
        .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(values))
        .execute(),
    )
    return answer(body)
  }),
  customerCall(userFavourites, async (customerId, _call, { db }) =>
    answer(await loadFavourites(db.sql, customerId)),
  ),
  customerCall(saveFavourites, async (customerId, { body }, { db, snapshot }) => {
    const { products } = snapshot()
    const known = [...new Set(body)].filter((id) => products.has(id))
    await transaction(db, async (sql) => {
      await sql.deleteFrom('favourites').where('customer_id', '=', customerId).execute()
      if (known.length > 0) {
        await sql
          .insertInto('favourites')
          .values(known.map((product_id, position) => ({ customer_id: customerId, product_id, position })))
          .onConflict((conflict) => conflict.columns(['customer_id', 'product_id']).doNothing())
          .execute()
      }
    })
    return answer(known)
  }),
]

export async function loadPreferences(sql: Sql, customerId: number): Promise<Preferences> {
  const row = await sql
    .selectFrom('preferences')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return {
    vegetarian: row?.vegetarian === 1,
    noGarlic: row?.no_garlic === 1,
    noOnion: row?.no_onion === 1,
    noSpicy: row?.no_spicy === 1,
  }
}

export async function loadFavourites(sql: Sql, customerId: number): Promise<number[]> {
  const rows = await sql
    .selectFrom('favourites')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.product_id)
}
