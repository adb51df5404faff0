import type { Call } from '../http/call.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Context } from '../http/context.ts'
import { tooManyRequests } from '../http/rate-limit.ts'
import type { Refusal } from '../http/refusal.ts'
import { createThrottle, type Throttle } from '../http/throttle.ts'
import { areLimited } from './guest-terms.ts'

const MINUTE = 60_000
const throttles = new WeakMap<Context['db'], Throttle>()

/** A quote is worth no write: each host counts by itself. */
export function refuseQuoter(
  { request, now }: Pick<Call, 'request' | 'now'>,
  context: Context,
): Refusal | null {
  const current = context.snapshot()
  const { guestLimits } = current.in(current.defaultLanguage).operator
  const most = guestLimits.quotesOfAddress
  if (most === 0 || !areLimited(context, guestLimits)) return null
  const throttle = throttles.get(context.db) ?? createThrottle(MINUTE)
  throttles.set(context.db, throttle)
  return throttle.count(clientAddress(request), now) > most
    ? tooManyRequests(MINUTE - (now.getTime() % MINUTE))
    : null
}
