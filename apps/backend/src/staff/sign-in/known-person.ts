import type { Role } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'
import { asRole } from '../as-role.ts'
import { type StaffLogin, staffLogin } from './staff-login.ts'

export interface KnownPerson {
  readonly staffId: number
  readonly name: string
  readonly role: Role
  readonly kitchens: readonly number[]
  readonly passwordHash: string | null
  readonly totpSecret: string | null
}

const people = (sql: Sql) =>
  sql
    .selectFrom('staff')
    .leftJoin('staff_logins', 'staff_logins.staff_id', 'staff.id')
    .select(['staff.id', 'staff.name', 'staff.role', 'staff.kitchens'])
    .select(['staff_logins.password_hash', 'staff_logins.totp_secret'])
    .where('staff.ended_at', 'is', null)

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirst']>>>

function personOf(row: Row | undefined): KnownPerson | null {
  const role = row && asRole(row.role)
  if (!row || !role) return null
  const { id, name, kitchens, password_hash, totp_secret } = row
  return {
    staffId: id,
    name,
    role,
    kitchens: JSON.parse(kitchens),
    passwordHash: password_hash,
    totpSecret: totp_secret,
  }
}

/** Who works here and signs in by that e-mail or phone. */
export async function personByLogin(sql: Sql, text: string, country: string): Promise<KnownPerson | null> {
  const login = staffLogin(text, country)
  if (login === null) return null
  return personOf(
    await people(sql)
      .where(columnOf(login), '=', login.email ?? login.phone)
      .executeTakeFirst(),
  )
}

export async function personById(sql: Sql, staffId: number): Promise<KnownPerson | null> {
  return personOf(await people(sql).where('staff.id', '=', staffId).executeTakeFirst())
}

const columnOf = ({ email }: StaffLogin) =>
  email === null ? ('staff_logins.phone' as const) : ('staff_logins.email' as const)
