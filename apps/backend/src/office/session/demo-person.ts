import type { Role } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'
import { hire } from '../../staff/people/hire.ts'

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
    .where('kind', '=', 'demo')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  const staffId = found?.id ?? (await hire(sql, { name, role, kitchens: [], kind: 'demo' }, now))
  return { staffId, name, role, kitchens: [] }
}
