import type { Updateable } from 'kysely'
import type { Sql } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

type Login = Omit<Updateable<Tables['staff_logins']>, 'staff_id'>

/** Writes what a person signs in with; what is not named stays. */
export async function keepLogin(sql: Sql, staffId: number, login: Login): Promise<void> {
  const nothing = { email: null, phone: null, password_hash: null, pin_hash: null }
  await sql
    .insertInto('staff_logins')
    .values({ staff_id: staffId, ...nothing, totp_secret: null, totp_waiting: null, ...login })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(login))
    .execute()
}

/** Whether somebody else is known by it. */
export async function isLoginTaken(
  sql: Sql,
  login: { readonly email: string | null; readonly phone: string | null },
  but: number | null,
): Promise<boolean> {
  const found = await sql
    .selectFrom('staff_logins')
    .select('staff_id')
    .where((e) => (login.email === null ? e('phone', '=', login.phone) : e('email', '=', login.email)))
    .$if(but !== null, (query) => query.where('staff_id', '!=', but))
    .executeTakeFirst()
  return found !== undefined
}

/** Who works here no longer is known by nothing: their e-mail may belong to somebody who comes back. */
export async function forgetLogin(sql: Sql, staffId: number): Promise<void> {
  await sql.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute()
  await sql.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  await sql.deleteFrom('staff_logins').where('staff_id', '=', staffId).execute()
}
