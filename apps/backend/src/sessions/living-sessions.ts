import type { Database } from '../database/database.ts'
import { sessionIdOf } from './session-id.ts'

/** A host holds ten thousand sockets; no engine takes as many values in one statement. */
const MOST_AT_ONCE = 500

/** Which of the sessions still live: asked by hosts for the sockets that listen by a session's right. */
export async function livingSessions(
  { sql }: Database,
  now: Date,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const living = new Set<string>()
  for (let start = 0; start < ids.length; start += MOST_AT_ONCE) {
    const rows = await sql
      .selectFrom('sessions')
      .select(({ ref }) => sessionIdOf(ref('token_hash')).as('id'))
      .where(({ ref }) => sessionIdOf(ref('token_hash')), 'in', ids.slice(start, start + MOST_AT_ONCE))
      .where('expires_at', '>', now.getTime())
      .execute()
    for (const { id } of rows) living.add(id)
  }
  return living
}
