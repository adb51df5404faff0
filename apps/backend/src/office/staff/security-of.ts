import type { StaffSecurity } from '@samobranka/contract'
import type { Sql } from '../../database/database.ts'
import type { Context } from '../../http/context.ts'
import { isDemoPerson } from '../../staff/people/is-demo-person.ts'
import { signInWaysAt } from '../../staff/sign-in/sign-in-ways.ts'

const loginOf = (sql: Sql, staffId: number) =>
  sql.selectFrom('staff_logins').selectAll().where('staff_id', '=', staffId).executeTakeFirst()

/** What the person is known by: no password is made of it. */
export async function loginsOf(sql: Sql, staffId: number): Promise<string[]> {
  const row = await loginOf(sql, staffId)
  return [row?.email, row?.phone].filter((one) => typeof one === 'string')
}

/** How a person signs in: that there is a secret, never what it is. */
export async function securityOf(staffId: number, url: URL, context: Context): Promise<StaffSecurity> {
  const { sql } = context.db
  const row = await loginOf(sql, staffId)
  const keys = await sql
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'created_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute()
  const codes = await sql
    .selectFrom('staff_recovery_codes')
    .select('code_hash')
    .where('staff_id', '=', staffId)
    .execute()
  return {
    email: row?.email ?? '',
    phone: row?.phone ?? '',
    hasPassword: Boolean(row?.password_hash),
    hasTotp: Boolean(row?.totp_secret),
    hasPin: Boolean(row?.pin_hash),
    recoveryLeft: codes.length,
    passkeys: keys.map(({ id, name, created_at }) => ({
      id,
      name,
      createdAt: new Date(created_at).toISOString(),
    })),
    ways: await signInWaysAt(url, context),
    isDemo: await isDemoPerson(sql, staffId),
  }
}
