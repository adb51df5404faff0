import type { Call } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import { clientAddress } from '../../http/limits/client-address.ts'
import { countTowards, isFull, type RateLimit } from '../../http/limits/rate-limit.ts'
import type { Refusal } from '../../http/refusal.ts'
import type { Evaluation } from './evaluate-order.ts'

/** Whoever tries codes at random is slowed down; who mistypes is not. */
const WRONG_CODES_A_MINUTE = 100
const MINUTE = 60_000

type Asking = Pick<Call, 'request' | 'now'>

/** One count for every call that tells a right code from a wrong one: a guesser would go on with the next. */
function limitOf({ request }: Asking): RateLimit {
  return { bucket: `promocode:${clientAddress(request)}`, most: WRONG_CODES_A_MINUTE, windowMs: MINUTE }
}

/** Before the code is looked at: a right one that is answered after the last wrong one is a found one. */
export async function refuseGuesser(
  call: Asking & { readonly body: { readonly promocode: string | null } },
  context: Context,
): Promise<Refusal | null> {
  return call.body.promocode ? refuseGuessing(call, context) : null
}

export function refuseGuessing(call: Asking, { db }: Context): Promise<Refusal | null> {
  return isFull(db, limitOf(call), call.now)
}

/** Counts a cart that names a code which is none. */
export async function countGuess(
  call: Asking,
  context: Context,
  { price }: Pick<Evaluation, 'price'>,
): Promise<Refusal | null> {
  const isWrong = price.coupons.some(({ id, refusal }) => id === null && refusal?.reason === 'not_found')
  return isWrong ? countWrongCode(call, context) : null
}

export function countWrongCode(call: Asking, { db }: Context): Promise<Refusal | null> {
  return countTowards(db, limitOf(call), call.now)
}
