import { createHash, randomInt } from 'node:crypto'
import { DEVICE_KINDS, type DeviceKind } from '@samobranka/contract'
import type { Role } from '@samobranka/rules'
import type { Database, Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import type { BackendRequest } from '../../http/backend-request.ts'
import { type JournalActor, writeJournal } from '../../journal/write-journal.ts'
import { hire } from '../people/hire.ts'
import { beginDeviceSession } from '../staff-session.ts'

const LIVES_MS = 10 * 60_000

/** What a tablet may do, whoever works on it. */
const deviceRoles: Readonly<Record<DeviceKind, Role>> = { kitchen: 'kitchen', counter: 'dispatcher' }

interface Pairing {
  readonly name: string
  readonly kind: DeviceKind
  readonly kitchen: number
}

const hashOf = (code: string): string =>
  createHash('sha256')
    .update(`device ${code.replace(/\D/g, '')}`)
    .digest('hex')

/** Six digits for one tablet; told once. */
export async function newPairingCode(
  sql: Sql,
  { name, kind, kitchen }: Pairing,
  by: JournalActor,
  now: Date,
) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = now.getTime() + LIVES_MS
  const row = { name, kind, kitchen, made_by: by.staffId ?? null, expires_at: expiresAt }
  // Of two that are given the same number the later one counts.
  await sql
    .insertInto('staff_device_codes')
    .values({ code_hash: hashOf(code), ...row })
    .onConflict((conflict) => conflict.column('code_hash').doUpdateSet(row))
    .execute()
  const after = { kind }
  await writeJournal(
    sql,
    { by, deed: 'device.code', kitchen, subject: 'kitchen', subjectId: kitchen, after },
    now,
  )
  return { code, expiresAt: new Date(expiresAt).toISOString() }
}

/** Makes the asking tablet one of the restaurant’s own; null where the code is none. */
export function pairDevice(
  db: Database,
  code: string,
  request: Pick<BackendRequest, 'headers'>,
  now: Date,
): Promise<{ readonly staffId: number; readonly token: string } | null> {
  return transaction(db, async (sql) => {
    const used = await sql
      .deleteFrom('staff_device_codes')
      .where('code_hash', '=', hashOf(code))
      .where('expires_at', '>', now.getTime())
      .returning(['name', 'kind', 'kitchen', 'made_by'])
      .executeTakeFirst()
    const kind = DEVICE_KINDS.find((each) => each === used?.kind)
    if (!used || !kind) return null
    const { name, kitchen, made_by } = used
    const staffId = await hire(
      sql,
      { name, role: deviceRoles[kind], kitchens: [kitchen], kind: 'device' },
      now,
    )
    await sql
      .insertInto('staff_devices')
      .values({ staff_id: staffId, kind, kitchen, paired_by: made_by })
      .execute()
    const { token } = await beginDeviceSession(sql, staffId, request, now)
    const by = { kind: 'staff', staffId: made_by } as const
    const entry = { by, deed: 'device.pair', kitchen, subject: 'device', subjectId: staffId, after: { kind } }
    await writeJournal(sql, entry, now)
    return { staffId, token }
  })
}

/** The tablet is signed out wherever it is; false where there is none. */
export async function endDevice(
  sql: Sql,
  staffId: number,
  { kitchen }: { readonly kitchen: number },
  by: JournalActor,
  now: Date,
): Promise<boolean> {
  const ended = await sql
    .updateTable('staff')
    .set({ ended_at: now.getTime() })
    .where('id', '=', staffId)
    .where('kind', '=', 'device')
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  await sql.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute()
  await writeJournal(sql, { by, deed: 'device.end', kitchen, subject: 'device', subjectId: staffId }, now)
  return true
}
