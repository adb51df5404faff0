import type { Role } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'

interface Hired {
  readonly name: string
  readonly role: Role
  readonly kitchens: readonly number[]
  readonly kind?: 'person' | 'demo' | 'device'
}

/** Gives the number by which the journal names them from now on. */
export async function hire(
  sql: Sql,
  { name, role, kitchens, kind = 'person' }: Hired,
  now: Date,
): Promise<number> {
  const { id } = await sql
    .insertInto('staff')
    .values({
      name,
      role,
      kitchens: JSON.stringify(kitchens),
      kind,
      created_at: now.getTime(),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
