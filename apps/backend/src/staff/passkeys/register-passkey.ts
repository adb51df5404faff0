import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Database, Sql } from '../../database/database.ts'
import { type ChallengePurpose, keepChallenge, useChallenge } from './challenge.ts'
import { isObject } from './is-object.ts'
import type { PasskeySite } from './passkey-site.ts'
import { webauthn } from './webauthn.ts'

interface ForWhom {
  readonly purpose: ChallengePurpose & ('register' | 'welcome')
  readonly staffId: number | null
  readonly shopName: string
  /** How the browser calls the key. */
  readonly login: string
  readonly name: string
}

/** What the browser makes a key with. Nobody is asked which device it is: its make is no business of ours. */
export async function registrationOptions(
  db: Database,
  site: PasskeySite,
  { purpose, staffId, shopName, login, name }: ForWhom,
  now: Date,
) {
  const known =
    staffId === null
      ? []
      : await db.sql.selectFrom('staff_passkeys').select('id').where('staff_id', '=', staffId).execute()
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: shopName || site.id,
    rpID: site.id,
    userName: login || name || shopName,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, options.challenge, { purpose, staffId }, now)
  return options
}

export interface MadePasskey {
  readonly challenge: string
  readonly id: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
}

/** The key the browser made; null where its answer is none, or for another site. */
export async function madePasskey(site: PasskeySite, response: unknown): Promise<MadePasskey | null> {
  if (!isRegistration(response)) return null
  const { verifyRegistrationResponse } = await webauthn()
  let challenge = ''
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge(given) {
      challenge = given
      return true
    },
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  return { challenge, id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/** false where its challenge was none of ours, over, or another's. */
export async function keepPasskey(
  sql: Sql,
  made: MadePasskey,
  owner: {
    readonly staffId: number
    readonly name: string
    readonly asked: Pick<ForWhom, 'purpose' | 'staffId'>
  },
  now: Date,
): Promise<boolean> {
  if (!(await useChallenge(sql, made.challenge, owner.asked, now))) return false
  const kept = await sql
    .insertInto('staff_passkeys')
    .values({
      id: made.id,
      staff_id: owner.staffId,
      public_key: made.publicKey,
      counter: made.counter,
      transports: JSON.stringify(made.transports),
      name: owner.name,
      created_at: now.getTime(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Its parts are checked by the library; what is no answer at all would be a fault there. */
function isRegistration(response: unknown): response is RegistrationResponseJSON {
  return isObject(response) && typeof response.id === 'string' && isObject(response.response)
}
