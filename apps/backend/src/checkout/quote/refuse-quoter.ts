import { areLimited } from '../../guests/guest-terms.ts'
import type { Call } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import { clientAddress } from '../../http/limits/client-address.ts'
import { tooManyRequests } from '../../http/limits/rate-limit.ts'
import { createThrottle, type Throttle } from '../../http/limits/throttle.ts'
import type { Refusal } from '../../http/refusal.ts'

const MINUTE = 60_000
const throttles = new WeakMap<Context['db'], Throttle>()

/** A quote is worth no write: each host counts by itself. */
export function refuseQuoter(
  { request, now }: Pick<Call, 'request' | 'now'>,
  context: Context,
): Refusal | null {
  const { guestLimits } = context.snapshot().own().operator
  const most = guestLimits.quotesOfAddress
  if (most === 0 || !areLimited(context, guestLimits)) return null
  const throttle = throttles.get(context.db) ?? createThrottle(MINUTE)
  throttles.set(context.db, throttle)
  return throttle.count(clientAddress(request), now) > most
    ? tooManyRequests(MINUTE - (now.getTime() % MINUTE))
    : null
}
