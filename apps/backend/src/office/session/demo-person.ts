import type { Role } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'

/** Who one looks around as: made when first asked for, and the same person from then on. */
const NAMES: Readonly<Record<Role, string>> = {
  owner: 'Марина Садовская',
  manager: 'Илья Коваль',
  editor: 'Тася Белова',
  dispatcher: 'Олег Рябинин',
  kitchen: 'Кухня',
  picker: 'Нина Сборщик',
  courier: 'Рустам Курьер',
  accountant: 'Вера Павловна',
}

export async function demoPerson(sql: Sql, role: Role, now: Date) {
  const name = NAMES[role]
  const found = await sql
    .selectFrom('staff')
    .select('id')
    .where('name', '=', name)
    .where('role', '=', role)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  const staffId = found?.id ?? (await hired(sql, name, role, now))
  return { staffId, name, role, kitchens: [] }
}

async function hired(sql: Sql, name: string, role: Role, now: Date): Promise<number> {
  const { id } = await sql
    .insertInto('staff')
    .values({ name, role, created_at: now.getTime(), ended_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
