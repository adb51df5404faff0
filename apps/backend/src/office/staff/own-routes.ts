import {
  addOwnPasskey,
  beginTotp,
  changeOwnPassword,
  changeOwnPin,
  confirmTotp,
  endOtherStaffSessions,
  endOwnStaffSession,
  endTotp,
  newRecoveryCodes,
  ownPasskeyOptions,
  ownSecurity,
  ownStaffSessions,
  removeOwnPasskey,
} from '@samobranka/contract'
import { transaction } from '../../database/transaction.ts'
import { answer } from '../../http/answer.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import type { Route } from '../../http/route.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { isSessionId } from '../../sessions/session-id.ts'
import { isPin } from '../../staff/devices/is-pin.ts'
import { keepPasskey, madePasskey, registrationOptions } from '../../staff/passkeys/register-passkey.ts'
import { endSession, endSessionsOf } from '../../staff/people/end-sessions.ts'
import { keepLogin } from '../../staff/people/keep-login.ts'
import { listSessions } from '../../staff/people/list-sessions.ts'
import { isWeakPassword } from '../../staff/sign-in/is-weak-password.ts'
import { hashPassword } from '../../staff/sign-in/password-hash.ts'
import { forgetCodes, keepCodes, newCodes } from '../../staff/sign-in/recovery-codes.ts'
import { countTry } from '../../staff/sign-in/sign-in-limits.ts'
import { passkeySiteOr } from '../../staff/sign-in/sign-in-ways.ts'
import { newTotpSecret, totpStep, totpUri } from '../../staff/sign-in/totp.ts'
import { deskCall } from './desk-call.ts'
import { removePasskey } from './remove-passkey.ts'
import { loginsOf, securityOf } from './security-of.ts'

const nothing = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })

export const ownRoutes: readonly Route[] = [
  deskCall(ownSecurity, async (staff, { url }, context) =>
    answer(await securityOf(staff.staffId, url, context)),
  ),

  deskCall(changeOwnPassword, async (staff, { body, now }, { db }) => {
    const logins = await loginsOf(db.sql, staff.staffId)
    if (isWeakPassword(body.password, logins)) return refuse(422, 'weak_password')
    const hash = await hashPassword(body.password)
    await transaction(db, async (sql) => {
      await keepLogin(sql, staff.staffId, { password_hash: hash })
      // Whoever knew the one of before is out.
      await endSessionsOf(sql, staff.staffId, staff.sessionHash)
      await writeJournal(sql, staff.ownDeed('staff.password'), now)
    })
    return nothing()
  }),

  deskCall(changeOwnPin, async (staff, { body, now }, { db }) => {
    if (!isPin(body.pin)) return refuse(422, 'weak_pin')
    const hash = await hashPassword(body.pin)
    await transaction(db, async (sql) => {
      await keepLogin(sql, staff.staffId, { pin_hash: hash })
      await writeJournal(sql, staff.ownDeed('staff.pin'), now)
    })
    return nothing()
  }),

  deskCall(beginTotp, async (staff, _call, context) => {
    const secret = newTotpSecret()
    const [login = staff.name] = await loginsOf(context.db.sql, staff.staffId)
    await transaction(context.db, (sql) => keepLogin(sql, staff.staffId, { totp_waiting: secret }))
    const shopName = context.snapshot().own().operator.seo.name
    return answer({ secret, uri: totpUri(secret, shopName || 'Samobranka', login) })
  }),

  deskCall(confirmTotp, async (staff, { body, request, now }, context) => {
    const full = await countTry(context, request, `totp ${staff.staffId}`, now)
    if (full) return full
    const row = await context.db.sql
      .selectFrom('staff_logins')
      .select('totp_waiting')
      .where('staff_id', '=', staff.staffId)
      .executeTakeFirst()
    const secret = row?.totp_waiting ?? null
    const step = secret === null ? null : totpStep(secret, body.code, now)
    if (secret === null || step === null) return refuse(422, 'wrong_code')
    const codes = newCodes()
    await transaction(context.db, async (sql) => {
      await keepLogin(sql, staff.staffId, { totp_secret: secret, totp_waiting: null, totp_step: step })
      await keepCodes(sql, staff.staffId, codes)
      await writeJournal(sql, staff.ownDeed('staff.totp.on'), now)
    })
    return answer({ codes })
  }),

  deskCall(endTotp, async (staff, { now }, { db }) => {
    await transaction(db, async (sql) => {
      await keepLogin(sql, staff.staffId, { totp_secret: null, totp_waiting: null })
      await forgetCodes(sql, staff.staffId)
      await writeJournal(sql, staff.ownDeed('staff.totp.off'), now)
    })
    return nothing()
  }),

  deskCall(newRecoveryCodes, async (staff, { now }, { db }) => {
    const codes = newCodes()
    await transaction(db, async (sql) => {
      await keepCodes(sql, staff.staffId, codes)
      await writeJournal(sql, staff.ownDeed('staff.recovery'), now)
    })
    return answer({ codes })
  }),

  deskCall(ownPasskeyOptions, async (staff, { url, now }, context) => {
    const site = passkeySiteOr(url, context)
    if (site instanceof Refusal) return site
    const [login = ''] = await loginsOf(context.db.sql, staff.staffId)
    const shopName = context.snapshot().own().operator.seo.name
    const whom = { purpose: 'register', staffId: staff.staffId, shopName, login, name: staff.name } as const
    return answer({ options: await registrationOptions(context.db, site, whom, now) })
  }),

  deskCall(addOwnPasskey, async (staff, { body, url, now }, context) => {
    const site = passkeySiteOr(url, context)
    if (site instanceof Refusal) return site
    const made = await madePasskey(site, body.response)
    const asked = { purpose: 'register', staffId: staff.staffId } as const
    const owner = { staffId: staff.staffId, name: body.name.trim(), asked }
    const isKept =
      made !== null &&
      (await transaction(context.db, async (sql) => {
        if (!(await keepPasskey(sql, made, owner, now))) return false
        await writeJournal(sql, staff.ownDeed('staff.passkey.add'), now)
        return true
      }))
    if (!isKept) return refuse(422, 'passkey_refused')
    return answer(await securityOf(staff.staffId, url, context))
  }),

  deskCall(removeOwnPasskey, async (staff, { params, now }, { db }) => {
    const removed = await transaction(db, async (sql) => {
      const outcome = await removePasskey(sql, staff.staffId, params.id ?? '')
      if (outcome === 'done') await writeJournal(sql, staff.ownDeed('staff.passkey.remove'), now)
      return outcome
    })
    if (removed === 'not_found') return refuse(404, 'not_found')
    return removed === 'last_way_in' ? refuse(409, 'last_way_in') : nothing()
  }),

  deskCall(ownStaffSessions, async (staff, { now }, { db }) =>
    answer({ sessions: await listSessions(db.sql, staff.staffId, now, staff.sessionHash) }),
  ),

  deskCall(endOtherStaffSessions, async (staff, { now }, { db }) => {
    await transaction(db, async (sql) => {
      await endSessionsOf(sql, staff.staffId, staff.sessionHash)
      await writeJournal(sql, staff.ownDeed('session.end.others'), now)
    })
    return nothing()
  }),

  deskCall(endOwnStaffSession, async (staff, { params, now }, { db }) => {
    const { id = '' } = params
    const isEnded =
      isSessionId(id) &&
      (await transaction(db, async (sql) => {
        if (!(await endSession(sql, staff.staffId, id))) return false
        await writeJournal(sql, { ...staff.ownDeed('session.end'), after: { session: id } }, now)
        return true
      }))
    return isEnded ? nothing() : refuse(404, 'not_found')
  }),
]
