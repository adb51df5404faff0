import {
  beginActing,
  devices,
  endActing,
  endDevice as endDeviceCall,
  newDeviceCode,
  pairDevice as pairDeviceCall,
  type ThisDevice,
  thisDevice,
} from '@samobranka/contract'
import { transaction } from '../../database/transaction.ts'
import { answer } from '../../http/answer.ts'
import type { Context } from '../../http/context.ts'
import { clientAddress } from '../../http/limits/client-address.ts'
import { countTowards } from '../../http/limits/rate-limit.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { actAs, deviceOf, peopleOfDevice } from '../../staff/devices/acting.ts'
import { listDevices } from '../../staff/devices/list-devices.ts'
import { endDevice, newPairingCode, pairDevice } from '../../staff/devices/pair-device.ts'
import { isPassword } from '../../staff/sign-in/password-hash.ts'
import { accountLimit, countTry, forgetTries } from '../../staff/sign-in/sign-in-limits.ts'
import { signedIn } from '../../staff/sign-in/sign-in-person.ts'
import { type Staff, staffCall } from '../../staff/staff-call.ts'
import { numberIn } from './number-in.ts'
import { unknownKitchen } from './unknown-kitchen.ts'

const nothing = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })

/** Of a million codes one or two are good: this many tries from anywhere in ten minutes find none. */
const everywhere = { bucket: 'staff:pairing', most: 200, windowMs: 10 * 60_000 } as const

export const deviceRoutes: readonly Route[] = [
  route(pairDeviceCall, async ({ body, request, url, now }, context) => {
    // Ten tries of an address, whichever code it tries.
    const full =
      (await countTry(context, request, `pairing ${clientAddress(request)}`, now)) ??
      (await countTowards(context.db, everywhere, now))
    if (full) return full
    const paired = await pairDevice(context.db, body.code, request, now)
    return paired === null
      ? refuse(403, 'wrong_pairing_code')
      : signedIn(paired, url, context, paired.staffId)
  }),

  staffCall(devices, async (staff, { now }, { db }) => {
    const all = await listDevices(db.sql, now)
    return answer({ devices: all.filter(({ kitchen }) => staff.mayAt(kitchen)) })
  }),

  staffCall(newDeviceCode, async (staff, { body, now }, context) => {
    const name = body.name.trim()
    if (name === '') return refuse(422, 'name_required')
    const unknown = unknownKitchen([body.kitchen], context)
    if (unknown || !staff.mayAt(body.kitchen)) return unknown ?? refuse(422, 'unknown_kitchen')
    return answer(
      await transaction(context.db, (sql) => newPairingCode(sql, { ...body, name }, staff.actor, now)),
    )
  }),

  staffCall(endDeviceCall, async (staff, { params, now }, { db }) => {
    const id = numberIn(params.id)
    const device = await deviceOf(db.sql, id)
    if (!device || !staff.mayAt(device.kitchen)) return refuse(404, 'not_found')
    const isEnded = await transaction(db, (sql) => endDevice(sql, id, device, staff.actor, now))
    return isEnded ? nothing() : refuse(404, 'not_found')
  }),

  staffCall(thisDevice, async (staff, _call, context) => answer(await deviceView(staff, context))),

  staffCall(beginActing, async (staff, { body, request, now }, context) => {
    const { db } = context
    const device = staff.deviceId === null ? undefined : await deviceOf(db.sql, staff.deviceId)
    if (staff.deviceId === null || !device) return refuse(403, 'only_on_tablet')
    const account = `pin ${body.person}`
    const full =
      (await countTry(context, request, account, now)) ??
      (await countTowards(db, { ...accountLimit(`tablet ${staff.deviceId}`), most: MOST_OF_A_TABLET }, now))
    if (full) return full
    const person = (await peopleOfDevice(db.sql, device)).find(({ id }) => id === body.person)
    if (!(await isPassword(body.pin, person?.pinHash ?? null)) || !person) return refuse(403, 'wrong_pin')
    await forgetTries(db, account)
    await transaction(db, async (sql) => {
      await actAs(sql, staff.sessionHash, person.id, now)
      const by = { ...staff.actor, staffId: person.id }
      const entry = { by, deed: 'device.person', subject: 'device', subjectId: staff.deviceId ?? 0 }
      await writeJournal(sql, { ...entry, kitchen: device.kitchen }, now)
    })
    return answer(await deviceView({ ...staff, staffId: person.id, name: person.name }, context))
  }),

  staffCall(endActing, async (staff, { now }, { db }) => {
    if (staff.deviceId === null) return refuse(403, 'only_on_tablet')
    await transaction(db, (sql) => actAs(sql, staff.sessionHash, null, now))
    return nothing()
  }),
]

/** A shift changes, and fingers slip; whoever goes through a hundred PINs does neither. */
const MOST_OF_A_TABLET = 60

async function deviceView(staff: Staff, { db }: Context): Promise<ThisDevice> {
  const { deviceId, staffId, name } = staff
  const device = deviceId === null ? undefined : await deviceOf(db.sql, deviceId)
  if (deviceId === null || !device) return { device: null, person: null, people: [] }
  const { name: called } = await db.sql
    .selectFrom('staff')
    .select('name')
    .where('id', '=', deviceId)
    .executeTakeFirstOrThrow()
  const people = await peopleOfDevice(db.sql, device)
  return {
    device: { id: deviceId, name: called },
    person: staffId === deviceId ? null : { id: staffId, name },
    people: people.map((person) => ({ id: person.id, name: person.name })),
  }
}
