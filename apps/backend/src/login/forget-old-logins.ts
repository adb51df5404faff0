import type { Database, Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { forgetBrowsersOf, forgetOldBrowsers } from './known-browsers.ts'

const DAY = 86_400_000

/** Codes, sessions and browsers that are over: nobody can log in with them, so nobody's phone is kept for them. */
export async function forgetOldLogins(db: Database, now: Date): Promise<void> {
  const at = now.getTime()
  await transaction(db, async (sql) => {
    await sql
      .deleteFrom('login_codes')
      .where('expires_at', '<', at - DAY)
      .execute()
    await forgetOldBrowsers(sql, now)
    await sql.deleteFrom('sessions').where('expires_at', '<', at).execute()
  })
}

/** Codes of the phone, and where it has logged in from. */
export async function forgetLogins(sql: Sql, { phone }: { readonly phone: string }): Promise<void> {
  await sql.deleteFrom('login_codes').where('phone', '=', phone).execute()
  await forgetBrowsersOf(sql, phone)
}
