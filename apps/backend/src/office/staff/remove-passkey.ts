import type { Sql } from '../../database/database.ts'

/** A person without a password keeps their last key: nobody locks themselves out by a tap. */
export async function removePasskey(
  sql: Sql,
  staffId: number,
  id: string,
): Promise<'done' | 'not_found' | 'last_way_in'> {
  const keys = await sql.selectFrom('staff_passkeys').select('id').where('staff_id', '=', staffId).execute()
  if (!keys.some((key) => key.id === id)) return 'not_found'
  const login = await sql
    .selectFrom('staff_logins')
    .select('password_hash')
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (keys.length === 1 && !login?.password_hash) return 'last_way_in'
  await sql.deleteFrom('staff_passkeys').where('id', '=', id).where('staff_id', '=', staffId).execute()
  return 'done'
}
