import { createHash } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import type { BackendRequest } from '../../http/backend-request.ts'
import { clientAddress } from '../../http/limits/client-address.ts'
import { countTowards, type RateLimit } from '../../http/limits/rate-limit.ts'
import type { Refusal } from '../../http/refusal.ts'

const QUARTER_MS = 15 * 60_000
/** Nobody mistypes a password more often; who guesses gets nowhere in a thousand years. */
const MOST_OF_AN_ACCOUNT = 10
/** A restaurant's people share an address; they mistype, they do not guess. */
const MOST_OF_AN_ADDRESS = { production: 50, trial: 500 }

interface Asking {
  readonly db: Database
  readonly production: boolean
}

/** Of whom it is kept cut and hashed: tables of limits hold no e-mail and no phone. */
export const accountLimit = (account: string): RateLimit => ({
  bucket: `staff:account:${createHash('sha256').update(account.trim().toLowerCase()).digest('base64url').slice(0, 22)}`,
  most: MOST_OF_AN_ACCOUNT,
  windowMs: QUARTER_MS,
})

/** Counts a try of this address. */
export function countAddress(
  { db, production }: Asking,
  request: Pick<BackendRequest, 'headers'>,
  now: Date,
): Promise<Refusal | null> {
  const most = production ? MOST_OF_AN_ADDRESS.production : MOST_OF_AN_ADDRESS.trial
  return countTowards(
    db,
    { bucket: `staff:address:${clientAddress(request)}`, most, windowMs: QUARTER_MS },
    now,
  )
}

/** Counts a try at this account, before it is looked at: fifty at once are fifty tries. */
export async function countTry(
  asking: Asking,
  request: Pick<BackendRequest, 'headers'>,
  account: string,
  now: Date,
): Promise<Refusal | null> {
  return (await countAddress(asking, request, now)) ?? countTowards(asking.db, accountLimit(account), now)
}

/** Whoever proved to be themselves has mistyped, not guessed. */
export async function forgetTries(db: Database, account: string): Promise<void> {
  const { bucket } = accountLimit(account)
  await transaction(db, (sql) => sql.deleteFrom('rate_limits').where('bucket', '=', bucket).execute())
}
