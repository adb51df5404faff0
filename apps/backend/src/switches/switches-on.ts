import type { Sql } from '../database/database.ts'
import type { SwitchRow } from './read-switch.ts'

export interface NamedSwitch extends SwitchRow {
  /** Who turned it on; null: the shop itself. */
  readonly staff: string | null
}

/** What is on, with who turned it on, the newest first. */
export async function switchesOn(sql: Sql, now: Date): Promise<readonly NamedSwitch[]> {
  return sql
    .selectFrom('switches')
    .leftJoin('staff', 'staff.id', 'switches.by_staff')
    .selectAll('switches')
    .select('staff.name as staff')
    .where('switches.ended_at', 'is', null)
    .where((e) => e.or([e('until', 'is', null), e('until', '>', now.getTime())]))
    .orderBy('switches.id', 'desc')
    .execute()
}
