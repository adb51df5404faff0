import type { Sql } from '../../database/database.ts'
import { sessionIdOf } from '../../sessions/session-id.ts'

/** Ends every session of a person, and their work on tablets; sockets are closed by what asks for living sessions. */
export async function endSessionsOf(sql: Sql, staffId: number, but: string | null = null): Promise<void> {
  await sql
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .$if(but !== null, (query) => query.where('token_hash', '!=', but))
    .execute()
  await sql
    .updateTable('staff_sessions')
    .set({ acting_id: null, acting_until: 0 })
    .where('acting_id', '=', staffId)
    .execute()
}

/** Ends one by what it is called; false where the person has no such session. */
export async function endSession(sql: Sql, staffId: number, id: string): Promise<boolean> {
  const ended = await sql
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where(({ ref }) => sessionIdOf(ref('token_hash')), '=', id)
    .returning('token_hash')
    .executeTakeFirst()
  return ended !== undefined
}
