import type { Sql } from '../database/database.ts'
import { PROOF_MS } from '../http/needs-proof.ts'

/** Notes that the person of this session has just shown that it is them; gives until when it counts. */
export async function prove(
  sql: Sql,
  sessionHash: string,
  now: Date,
): Promise<{ readonly provenUntil: string }> {
  await sql
    .updateTable('staff_sessions')
    .set({ proven_at: now.getTime() })
    .where('token_hash', '=', sessionHash)
    .execute()
  return { provenUntil: new Date(now.getTime() + PROOF_MS).toISOString() }
}
