import type { InvitationRow, PersonRow } from '@samobranka/contract'
import type { Sql } from '../../database/database.ts'
import { asRole } from '../as-role.ts'

const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
const LEFT_SHOWN_MS = 30 * 86_400_000

const people = (sql: Sql) =>
  sql
    .selectFrom('staff')
    .leftJoin('staff_logins', 'staff_logins.staff_id', 'staff.id')
    .select(['staff.id', 'staff.name', 'staff.role', 'staff.kitchens', 'staff.kind', 'staff.ended_at'])
    .select(['email', 'phone', 'password_hash', 'pin_hash', 'totp_secret'])
    .select((e) => [
      e
        .selectFrom('staff_passkeys')
        .whereRef('staff_passkeys.staff_id', '=', 'staff.id')
        .select((one) => one.fn.countAll<number>().as('count'))
        .as('passkeys'),
      e
        .selectFrom('staff_sessions')
        .whereRef('staff_sessions.staff_id', '=', 'staff.id')
        .select((one) => one.fn.max('seen_at').as('seen'))
        .as('seen_at'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number]

function rowOf(row: Row): PersonRow[] {
  const role = asRole(row.role)
  if (role === null) return []
  return [
    {
      person: { id: row.id, name: row.name, role, kitchens: JSON.parse(row.kitchens) },
      email: row.email ?? '',
      phone: row.phone ?? '',
      hasPassword: row.password_hash !== null,
      hasPasskey: Number(row.passkeys ?? 0) > 0,
      hasTotp: row.totp_secret !== null,
      hasPin: row.pin_hash !== null,
      isDemo: row.kind === 'demo',
      seenAt: instant(row.seen_at),
      endedAt: instant(row.ended_at),
    },
  ]
}

/** Who works here, and who left of late; in production nobody is looked around as. */
export async function listPeople(sql: Sql, production: boolean, now: Date): Promise<PersonRow[]> {
  const rows = await people(sql)
    .where('staff.kind', 'in', production ? ['person'] : ['person', 'demo'])
    .where((e) =>
      e.or([e('staff.ended_at', 'is', null), e('staff.ended_at', '>', now.getTime() - LEFT_SHOWN_MS)]),
    )
    .orderBy('staff.id')
    .execute()
  return rows.flatMap(rowOf)
}

export async function personRowOf(sql: Sql, staffId: number): Promise<PersonRow | null> {
  const row = await people(sql)
    .where('staff.id', '=', staffId)
    .where('staff.kind', 'in', ['person', 'demo'])
    .executeTakeFirst()
  return (row && rowOf(row)[0]) ?? null
}

/** The links that are still good, without what they are opened by. */
export async function listInvitations(sql: Sql, now: Date): Promise<InvitationRow[]> {
  const rows = await sql
    .selectFrom('staff_links')
    .selectAll()
    .where('kind', 'in', ['invitation', 'return'])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.getTime())
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap((row) => {
    const role = asRole(row.role)
    if (role === null) return []
    return [
      {
        id: row.id,
        kind: row.kind === 'return' ? 'return' : 'invitation',
        name: row.name,
        role,
        kitchens: JSON.parse(row.kitchens),
        createdAt: new Date(row.created_at).toISOString(),
        expiresAt: new Date(row.expires_at).toISOString(),
      },
    ]
  })
}
