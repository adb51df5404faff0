import {
  addMachineKey,
  endMachineKey,
  KEY_SCOPES,
  type MachineKey,
  machineKeys,
  rotateMachineKey,
} from '@samobranka/contract'
import type { Database } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { answer } from '../../http/answer.ts'
import { refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { forgetKnownKeys } from '../../integrators/known-keys.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { ensureKeys } from '../../secrets/integrator-keys.ts'
import {
  addNamedKey,
  endingOf,
  endNamedKey,
  listNamedKeys,
  rotateNamedKey,
} from '../../secrets/machine-keys.ts'
import { rotateKeys } from '../../secrets/rotate-secret.ts'
import { acceptedVersions, versionInUse } from '../../secrets/secret-version.ts'
import { staffCall } from '../../staff/staff-call.ts'

/** That of `keys.json`: the host itself opens with it. */
const FIRST = 'first'
const HOUR = 3_600_000

const numberIn = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0)
const overlapOf = (overlapMs: number, now: Date): string | null =>
  overlapMs === 0 ? null : new Date(now.getTime() + overlapMs).toISOString()

/** A key opens every kitchen: whoever works at one of them would get the others by it. */
const keyCall: typeof staffCall = (endpoint, handle) =>
  staffCall(endpoint, (staff, call, context) =>
    staff.kitchens.length > 0 ? refuse(403, 'no_permission') : handle(staff, call, context),
  )

export const keyRoutes: readonly Route[] = [
  keyCall(machineKeys, async (_staff, { now }, { db }) =>
    answer({ keys: [await firstKey(db, now), ...(await listNamedKeys(db.sql, now))] }),
  ),

  keyCall(addMachineKey, async (staff, { body, now }, { db }) => {
    const name = body.name.trim()
    if (name === '') return refuse(422, 'name_required')
    const scopes = KEY_SCOPES.filter((scope) => body.scopes.includes(scope))
    if (scopes.length === 0) return refuse(422, 'scopes_required')
    const { id, ...keys } = await transaction(db, async (sql) => {
      const made = await addNamedKey(sql, name, scopes, now)
      const entry = { by: staff.actor, deed: 'key.add', subject: 'key', subjectId: made.id }
      await writeJournal(sql, { ...entry, after: { scopes } }, now)
      return made
    })
    forgetKnownKeys(db)
    return answer({ id: String(id), ...keys, overlapUntil: null })
  }),

  keyCall(rotateMachineKey, async (staff, { params, body, now }, { db }) => {
    const { id = '' } = params
    const overlapMs = Math.round(body.overlapHours * HOUR)
    const entry = { by: staff.actor, deed: 'key.rotate', subject: 'key', subjectId: id }
    const after = { overlap_hours: body.overlapHours }
    const write = (sql: Database['sql']) => writeJournal(sql, { ...entry, after }, now)
    const keys =
      id === FIRST
        ? await rotateKeys(db, { now, overlapMs }, write)
        : await transaction(db, async (sql) => {
            const made = await rotateNamedKey(sql, numberIn(id), overlapMs, now)
            if (made) await write(sql)
            return made
          })
    if (keys === null) return refuse(404, 'not_found')
    forgetKnownKeys(db)
    return answer({ id, ...keys, overlapUntil: overlapOf(overlapMs, now) })
  }),

  keyCall(endMachineKey, async (staff, { params, now }, { db }) => {
    const { id = '' } = params
    // The host itself opens with it: it can be replaced, and not be missing.
    if (id === FIRST) return refuse(409, 'first_key_stays')
    const isEnded = await transaction(db, async (sql) => {
      if (!(await endNamedKey(sql, numberIn(id), now))) return false
      await writeJournal(sql, { by: staff.actor, deed: 'key.end', subject: 'key', subjectId: id }, now)
      return true
    })
    if (!isEnded) return refuse(404, 'not_found')
    forgetKnownKeys(db)
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  }),
]

async function firstKey(db: Database, now: Date): Promise<MachineKey> {
  const versions = await ensureKeys(db, () => now)
  const at = now.getTime()
  const { consumerKey } = versionInUse(versions, at)
  const since = versions.find(({ value }) => value.consumerKey === consumerKey)?.startsAt ?? 0
  const overlaps = acceptedVersions(versions, at).flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]))
  return {
    id: FIRST,
    name: 'keys.json',
    scopes: KEY_SCOPES,
    ending: endingOf(consumerKey),
    createdAt: since === 0 ? null : new Date(since).toISOString(),
    usedAt: null,
    overlapUntil: overlaps.length > 0 ? new Date(Math.max(...overlaps)).toISOString() : null,
    isFirst: true,
  }
}
