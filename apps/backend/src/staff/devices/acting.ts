import type { DeviceKind } from '@samobranka/contract'
import { type Action, may } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'
import { asRole } from '../as-role.ts'

/** A shift; whoever forgets to leave works on no tablet the next day. */
const LONGEST_MS = 12 * 3_600_000

/** What a person must be allowed themselves to work on such a tablet: it gives them nothing they have not. */
const needed: Readonly<Record<DeviceKind, Action>> = { kitchen: 'kitchen.work', counter: 'counter.work' }

interface Device {
  readonly kind: string
  readonly kitchen: number
}

export interface ActingPerson {
  readonly id: number
  readonly name: string
  readonly pinHash: string
}

export const deviceOf = (sql: Sql, staffId: number): Promise<Device | undefined> =>
  sql
    .selectFrom('staff_devices')
    .select(['kind', 'kitchen'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst()

/** Who has a PIN and may work at that kitchen. */
export async function peopleOfDevice(sql: Sql, { kind, kitchen }: Device): Promise<ActingPerson[]> {
  const rows = await sql
    .selectFrom('staff')
    .innerJoin('staff_logins', 'staff_logins.staff_id', 'staff.id')
    .select(['staff.id', 'staff.name', 'staff.role', 'staff.kitchens', 'staff_logins.pin_hash'])
    .where('staff.ended_at', 'is', null)
    .where('staff.kind', '=', 'person')
    .where('staff_logins.pin_hash', 'is not', null)
    .orderBy('staff.name')
    .execute()
  const action = needed[kind === 'counter' ? 'counter' : 'kitchen']
  return rows.flatMap(({ id, name, role: text, kitchens, pin_hash }) => {
    const role = asRole(text)
    if (role === null || pin_hash === null) return []
    return may({ role, kitchens: JSON.parse(kitchens) }, action, kitchen)
      ? [{ id, name, pinHash: pin_hash }]
      : []
  })
}

/** From now on what is done on the tablet is this person’s, or nobody’s but the tablet’s own. */
export async function actAs(sql: Sql, sessionHash: string, staffId: number | null, now: Date): Promise<void> {
  await sql
    .updateTable('staff_sessions')
    // What somebody proved before them is not theirs.
    .set({
      acting_id: staffId,
      acting_until: staffId === null ? 0 : now.getTime() + LONGEST_MS,
      proven_at: 0,
    })
    .where('token_hash', '=', sessionHash)
    .execute()
}
