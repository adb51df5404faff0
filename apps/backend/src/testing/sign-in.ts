import type { Role } from '@samobranka/rules'
import { transaction } from '../database/transaction.ts'
import type { TestShop } from './open-shop.ts'

/** The cookie of somebody of that role who looks around in the office, at those kitchens only where some are named. */
export async function signIn(shop: TestShop, role: Role, kitchens: readonly number[] = []): Promise<string> {
  const response = await shop.send('POST', '/api/office/v1/demo-session', { role })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (response.status !== 200 || cookie === undefined)
    throw new Error(`Nobody looks around as ${role}: ${response.status}`)
  const { id } = (await response.json()).person
  await transaction(shop.db, (sql) =>
    sql
      .updateTable('staff')
      .set({ kitchens: JSON.stringify(kitchens) })
      .where('id', '=', id)
      .execute(),
  )
  return cookie
}
