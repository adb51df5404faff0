import type { Sql } from '../database/database.ts'
import { INTEGRATOR } from './asking-browser.ts'

const DAY = 86_400_000
/** As long as a browser keeps a cookie at most. */
const REMEMBERED_MS = 400 * DAY

/** Whether somebody has logged in with the phone from this browser before: strangers' tries do not count against it. */
export async function isKnownBrowser(sql: Sql, phone: string, browser: string): Promise<boolean> {
  const known = await sql
    .selectFrom('login_browsers')
    .select('browser')
    .where('phone', '=', phone)
    .where('browser', '=', browser)
    .executeTakeFirst()
  return known !== undefined
}

/** Who got in was no stranger: what was mistyped on the way is no longer counted as a guess. */
export async function rememberBrowser(sql: Sql, now: Date, phone: string, browser: string): Promise<void> {
  // Through one key come an integrator's own customers and whoever pretends to be one.
  if (browser === INTEGRATOR) return
  const seen_at = now.getTime()
  await sql
    .insertInto('login_browsers')
    .values({ phone, browser, seen_at })
    .onConflict((conflict) => conflict.columns(['phone', 'browser']).doUpdateSet({ seen_at }))
    .execute()
  await sql
    .updateTable('login_codes')
    .set({ wrong: 0 })
    .where('phone', '=', phone)
    .where('browser', '=', browser)
    .execute()
}

export async function forgetOldBrowsers(sql: Sql, now: Date): Promise<void> {
  const longAgo = now.getTime() - REMEMBERED_MS
  await sql.deleteFrom('login_browsers').where('seen_at', '<', longAgo).execute()
}

export async function forgetBrowsersOf(sql: Sql, phone: string): Promise<void> {
  await sql.deleteFrom('login_browsers').where('phone', '=', phone).execute()
}
