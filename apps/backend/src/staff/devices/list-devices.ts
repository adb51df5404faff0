import { DEVICE_KINDS, type DeviceRow } from '@samobranka/contract'
import type { Sql } from '../../database/database.ts'

/** The tablets that are signed in, and who works on them. */
export async function listDevices(sql: Sql, now: Date): Promise<DeviceRow[]> {
  const rows = await sql
    .selectFrom('staff_devices')
    .innerJoin('staff', 'staff.id', 'staff_devices.staff_id')
    .leftJoin('staff_sessions', 'staff_sessions.staff_id', 'staff.id')
    .leftJoin('staff as acting', 'acting.id', 'staff_sessions.acting_id')
    .select(['staff.id', 'staff.name', 'staff.created_at', 'staff_devices.kind', 'staff_devices.kitchen'])
    .select(['staff_sessions.seen_at', 'staff_sessions.device', 'staff_sessions.address', 'acting_until'])
    .select('acting.name as person')
    .where('staff.ended_at', 'is', null)
    .orderBy('staff.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: DEVICE_KINDS.find((kind) => kind === row.kind) ?? 'kitchen',
    kitchen: row.kitchen,
    pairedAt: new Date(row.created_at).toISOString(),
    seenAt: row.seen_at === null ? null : new Date(row.seen_at).toISOString(),
    device: row.device ?? '',
    address: row.address ?? '',
    person: (row.acting_until ?? 0) > now.getTime() ? (row.person ?? '') : '',
  }))
}
