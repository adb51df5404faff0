import type { Sql } from '../../database/database.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import type { PrintRow } from '../../printing/print-job.ts'
import type { Staff } from '../../staff/staff-call.ts'

/** A print job of one of their kitchens; another's is not there. */
export async function ownJob(sql: Sql, staff: Staff, id: string): Promise<PrintRow | Refusal> {
  const row = await sql.selectFrom('print_jobs').selectAll().where('id', '=', id).executeTakeFirst()
  return row && staff.mayAt(row.kitchen) ? row : refuse(404, 'not_found')
}
