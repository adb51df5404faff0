import type { Database } from '../database/database.ts'
import { sessionIdOf } from '../sessions/session-id.ts'

/** Which of these sessions of the office still live: a person who was ended listens to nothing from then on. */
export async function livingStaffSessions(
  { sql }: Database,
  now: Date,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  // Few people work in a restaurant: all of theirs are fewer than the sockets of its guests.
  const rows = await sql
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(({ ref }) => sessionIdOf(ref('token_hash')).as('id'))
    .where('staff.ended_at', 'is', null)
    .where('staff_sessions.expires_at', '>', now.getTime())
    .where('staff_sessions.ends_at', '>', now.getTime())
    .execute()
  const wanted = new Set(ids)
  return new Set(rows.map(({ id }) => id).filter((id) => wanted.has(id)))
}
