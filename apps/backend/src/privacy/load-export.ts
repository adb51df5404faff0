import type { UserExport } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'
import type { ExportFor, PersonalData } from './personal-data.ts'

/** Everything the shop keeps about the customer; null when he deleted his account meanwhile. */
export async function loadExport(
  sql: Sql,
  { loadUser, parts }: PersonalData,
  asking: Omit<ExportFor, 'phone'>,
): Promise<UserExport | null> {
  const user = await loadUser(sql, asking.customerId)
  if (!user) return null
  const person = { ...asking, phone: user.phone }
  const everything: Record<string, unknown> = { user }
  for (const [name, load] of Object.entries(parts)) everything[name] = await load(sql, person)
  return everything as unknown as UserExport
}
