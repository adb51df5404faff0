import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Database, Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import { type ChallengePurpose, keepChallenge, useChallenge } from './challenge.ts'
import { isObject } from './is-object.ts'
import type { PasskeySite } from './passkey-site.ts'
import { webauthn } from './webauthn.ts'

interface Asked {
  readonly purpose: ChallengePurpose & ('sign_in' | 'prove')
  /** Who must answer; null: whoever has a key. */
  readonly staffId: number | null
}

/** What the browser asks its authenticator with. Whose keys there are is told to nobody: it offers what it has. */
export async function authenticationOptions(db: Database, site: PasskeySite, asked: Asked, now: Date) {
  const own =
    asked.staffId === null
      ? []
      : await db.sql.selectFrom('staff_passkeys').select('id').where('staff_id', '=', asked.staffId).execute()
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    userVerification: 'required',
    ...(own.length > 0 ? { allowCredentials: own } : {}),
  })
  await keepChallenge(db, options.challenge, asked, now)
  return options
}

interface Answered {
  readonly staffId: number
  readonly challenge: string
  readonly passkey: string
  readonly counter: number
  readonly counterBefore: number
}

/** Whose key signed the answer; null where it is nobody's. It counts once `usePasskey` has taken it. */
async function answered(db: Database, site: PasskeySite, response: unknown): Promise<Answered | null> {
  if (!isAuthentication(response) || response.id.length > 1_024) return null
  const row = await db.sql
    .selectFrom('staff_passkeys')
    .innerJoin('staff', 'staff.id', 'staff_passkeys.staff_id')
    .selectAll('staff_passkeys')
    .where('staff_passkeys.id', '=', response.id)
    .where('staff.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { verifyAuthenticationResponse } = await webauthn()
  let challenge = ''
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge(given) {
      challenge = given
      return true
    },
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
    },
  }).catch(() => null)
  if (!verified?.verified) return null
  const { newCounter: counter } = verified.authenticationInfo
  return { staffId: row.staff_id, challenge, passkey: row.id, counter, counterBefore: row.counter }
}

/** Uses the challenge up and does `then` in the same transaction; null where the answer opens nothing. */
export async function byPasskey<T>(
  { db, site, asked, now }: { db: Database; site: PasskeySite; asked: Asked; now: Date },
  response: unknown,
  then: (sql: Sql, staffId: number) => Promise<T>,
): Promise<T | null> {
  const found = await answered(db, site, response)
  if (found === null || (asked.staffId !== null && asked.staffId !== found.staffId)) return null
  return transaction(db, async (sql) => {
    if (!(await useChallenge(sql, found.challenge, asked, now))) return null
    // A key that was copied counts beside the first one: whichever comes second is refused.
    const counted = await sql
      .updateTable('staff_passkeys')
      .set({ counter: found.counter, used_at: now.getTime() })
      .where('id', '=', found.passkey)
      .where('counter', '=', found.counterBefore)
      .returning('id')
      .executeTakeFirst()
    return counted === undefined ? null : then(sql, found.staffId)
  })
}

/** Its parts are checked by the library; what is no answer at all would be a fault there. */
function isAuthentication(response: unknown): response is AuthenticationResponseJSON {
  return isObject(response) && typeof response.id === 'string' && isObject(response.response)
}
