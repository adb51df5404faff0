import type { UserExport } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'

/** Where somebody with the phone wished for delivery. */
export async function deliveryWishesOf(sql: Sql, phone: string): Promise<UserExport['deliveryWishes']> {
  const rows = await sql
    .selectFrom('delivery_wishes')
    .selectAll()
    .where('phone', '=', phone)
    .orderBy('id')
    .execute()
  return rows.map(({ phone, lat, lon, created_at }) => ({
    phone,
    lat,
    lon,
    at: new Date(created_at).toISOString(),
  }))
}

export async function forgetDeliveryWishes(sql: Sql, { phone }: { readonly phone: string }): Promise<void> {
  await sql.deleteFrom('delivery_wishes').where('phone', '=', phone).execute()
}
