import {
  addPerson,
  changePerson as changePersonCall,
  changePersonPin,
  endInvitation,
  endPerson as endPersonCall,
  endSessionOfPerson,
  invitePerson,
  linkForPerson,
  people,
  sessionsOfPerson,
} from '@samobranka/contract'
import { transaction } from '../../database/transaction.ts'
import { answer } from '../../http/answer.ts'
import type { Context } from '../../http/context.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { isSessionId } from '../../sessions/session-id.ts'
import { isPin } from '../../staff/devices/is-pin.ts'
import { changePerson, endPerson } from '../../staff/people/change-person.ts'
import { endSession } from '../../staff/people/end-sessions.ts'
import { hire } from '../../staff/people/hire.ts'
import { keepLogin } from '../../staff/people/keep-login.ts'
import { listInvitations, listPeople, personRowOf } from '../../staff/people/list-people.ts'
import { listSessions } from '../../staff/people/list-sessions.ts'
import { makeLink, useLink } from '../../staff/people/staff-link.ts'
import { isWithinReach, worksBeside } from '../../staff/people/within-reach.ts'
import { hashPassword } from '../../staff/sign-in/password-hash.ts'
import { type Staff, staffCall } from '../../staff/staff-call.ts'
import { numberIn } from './number-in.ts'
import { unknownKitchen } from './unknown-kitchen.ts'

const nothing = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })

export const peopleRoutes: readonly Route[] = [
  staffCall(people, async (staff, { now }, { db, production }) => {
    const all = await listPeople(db.sql, production, now)
    const links = await listInvitations(db.sql, now)
    return answer({
      people: all.filter(({ person }) => worksBeside(staff, person)),
      invitations: links.filter((link) => worksBeside(staff, link)),
    })
  }),

  staffCall(addPerson, async (staff, { body, now }, context) => {
    const name = body.name.trim()
    if (name === '') return refuse(422, 'name_required')
    if (!isPin(body.pin)) return refuse(422, 'weak_pin')
    const unknown = unknownKitchen(body.kitchens, context) ?? beyond(staff, body)
    if (unknown) return unknown
    const { role, kitchens } = body
    const hash = await hashPassword(body.pin)
    const staffId = await transaction(context.db, async (sql) => {
      const made = await hire(sql, { name, role, kitchens }, now)
      await keepLogin(sql, made, { pin_hash: hash })
      const after = { role, kitchens, way: 'pin' }
      await writeJournal(
        sql,
        { by: staff.actor, deed: 'staff.add', subject: 'staff', subjectId: made, after },
        now,
      )
      return made
    })
    const row = await personRowOf(context.db.sql, staffId)
    return row === null ? refuse(404, 'not_found') : answer(row)
  }),

  staffCall(changePersonCall, async (staff, { params, body, now }, context) => {
    const staffId = numberIn(params.id)
    const name = body.name?.trim()
    if (name === '') return refuse(422, 'name_required')
    const { kitchens } = body
    const unknown =
      unknownKitchen(kitchens ?? [], context) ??
      (await personFor(staff, staffId, context)) ??
      (kitchens === null ? null : beyond(staff, { kitchens }))
    if (unknown) return unknown
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(body.role === null ? {} : { role: body.role }),
      ...(kitchens === null ? {} : { kitchens }),
    }
    const outcome = await changePerson(context.db, staffId, changes, staff.actor, now)
    if (outcome === 'last_owner') return refuse(409, 'last_owner')
    const row = outcome === 'done' ? await personRowOf(context.db.sql, staffId) : null
    return row === null ? refuse(404, 'not_found') : answer(row)
  }),

  staffCall(endPersonCall, async (staff, { params, now }, { db }) => {
    const staffId = numberIn(params.id)
    const foreign = await personFor(staff, staffId, { db })
    if (foreign) return foreign
    const outcome = await endPerson(db, staffId, staff.actor, now)
    if (outcome === 'last_owner') return refuse(409, 'last_owner')
    return outcome === 'done' ? nothing() : refuse(404, 'not_found')
  }),

  staffCall(changePersonPin, async (staff, { params, body, now }, { db }) => {
    const staffId = numberIn(params.id)
    if (!isPin(body.pin)) return refuse(422, 'weak_pin')
    const foreign = await personFor(staff, staffId, { db })
    if (foreign) return foreign
    if (!(await isHere(staffId))) return refuse(404, 'not_found')
    const hash = await hashPassword(body.pin)
    await transaction(db, async (sql) => {
      await keepLogin(sql, staffId, { pin_hash: hash })
      const entry = { by: staff.actor, deed: 'staff.pin', subject: 'staff', subjectId: staffId }
      await writeJournal(sql, entry, now)
    })
    return nothing()

    async function isHere(id: number): Promise<boolean> {
      const row = await personRowOf(db.sql, id)
      return row !== null && row.endedAt === null
    }
  }),

  staffCall(linkForPerson, async (staff, { params, now }, { db }) => {
    const staffId = numberIn(params.id)
    const row = await personRowOf(db.sql, staffId)
    if (row === null || row.endedAt !== null || row.isDemo) return refuse(404, 'not_found')
    const foreign = outOfReach(staff, row.person)
    if (foreign) return foreign
    const { name, role, kitchens } = row.person
    const link = await transaction(db, async (sql) => {
      const madeBy = staff.staffId
      const made = await makeLink(sql, { kind: 'return', name, role, kitchens, staffId, madeBy }, now)
      const entry = { by: staff.actor, deed: 'staff.link', subject: 'staff', subjectId: staffId }
      await writeJournal(sql, entry, now)
      return made
    })
    return answer(link)
  }),

  staffCall(sessionsOfPerson, async (staff, { params, now }, { db }) => {
    const staffId = numberIn(params.id)
    const row = await personRowOf(db.sql, staffId)
    if (row === null || !worksBeside(staff, row.person)) return refuse(404, 'not_found')
    return answer({ sessions: await listSessions(db.sql, staffId, now, staff.sessionHash) })
  }),

  staffCall(endSessionOfPerson, async (staff, { params, now }, { db }) => {
    const staffId = numberIn(params.id)
    const { session = '' } = params
    const foreign = await personFor(staff, staffId, { db })
    if (foreign) return foreign
    const isEnded =
      isSessionId(session) &&
      (await transaction(db, async (sql) => {
        if (!(await endSession(sql, staffId, session))) return false
        const entry = { by: staff.actor, deed: 'session.end', subject: 'staff', subjectId: staffId }
        await writeJournal(sql, { ...entry, after: { session } }, now)
        return true
      }))
    return isEnded ? nothing() : refuse(404, 'not_found')
  }),

  staffCall(invitePerson, async (staff, { body, now }, context) => {
    const unknown = unknownKitchen(body.kitchens, context) ?? beyond(staff, body)
    if (unknown) return unknown
    const { role, kitchens } = body
    const link = await transaction(context.db, async (sql) => {
      const invitation = { kind: 'invitation', name: body.name.trim(), role, kitchens } as const
      const made = await makeLink(sql, { ...invitation, madeBy: staff.staffId }, now)
      const entry = { by: staff.actor, deed: 'staff.invite', subject: 'invitation', subjectId: made.id }
      await writeJournal(sql, { ...entry, after: { role, kitchens } }, now)
      return made
    })
    return answer(link)
  }),

  staffCall(endInvitation, async (staff, { params, now }, { db }) => {
    const id = numberIn(params.id)
    const link = (await listInvitations(db.sql, now)).find((one) => one.id === id)
    const foreign = link && outOfReach(staff, link)
    if (foreign) return foreign
    const isEnded = await transaction(db, async (sql) => {
      if (!(await useLink(sql, id, now))) return false
      const entry = { by: staff.actor, deed: 'staff.uninvite', subject: 'invitation', subjectId: id }
      await writeJournal(sql, entry, now)
      return true
    })
    return isEnded ? nothing() : refuse(404, 'not_found')
  }),
]

type Place = Pick<Staff, 'kitchens'>

/** Nobody gives what they have not. */
const beyond = (staff: Place, given: Place): Refusal | null =>
  isWithinReach(staff, given) ? null : refuse(403, 'no_permission')

function outOfReach(staff: Place, other: Place): Refusal | null {
  return worksBeside(staff, other) ? beyond(staff, other) : refuse(404, 'not_found')
}

async function personFor(
  staff: Place,
  staffId: number,
  { db }: Pick<Context, 'db'>,
): Promise<Refusal | null> {
  const row = await personRowOf(db.sql, staffId)
  return row === null ? refuse(404, 'not_found') : outOfReach(staff, row.person)
}
