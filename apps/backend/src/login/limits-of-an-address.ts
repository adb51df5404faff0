import type { Context } from '../http/context.ts'
import { countTowards, isFull, type RateLimit } from '../http/limits/rate-limit.ts'
import type { Refusal } from '../http/refusal.ts'

const MINUTE = 60_000
const HOUR = 3_600_000

/** A restaurant's guests share an address, and so do a mobile operator's: an hour lets a hundred of them in. */
const sent = (address: string, { production }: Context): RateLimit => ({
  bucket: `codes:${address}`,
  most: production ? 20 : 100,
  windowMs: MINUTE,
})

const sentInAnHour = (address: string, { loginCodes }: Context): RateLimit => ({
  bucket: `codes-hour:${address}`,
  most: Math.max(20, Math.floor((loginCodes.perHour ?? 60_000) / 10)),
  windowMs: HOUR,
})

const wrong = (address: string, { production }: Context): RateLimit => ({
  bucket: `wrong-codes:${address}`,
  most: production ? 100 : 30_000,
  windowMs: HOUR,
})

/** Refuses who asks for too many codes from one place, or has guessed too often there. Who is trusted may go on. */
export async function tooManyCodesTo(
  address: string,
  isTrusted: boolean,
  context: Context,
  now: Date,
): Promise<Refusal | null> {
  const flooded = await countTowards(context.db, sent(address, context), now)
  if (flooded || isTrusted) return flooded
  return (
    (await isFull(context.db, wrong(address, context), now)) ??
    (await countTowards(context.db, sentInAnHour(address, context), now))
  )
}

/** Counts a wrong try, and says when they were too many. */
export function countWrongCode(address: string, context: Context, now: Date): Promise<Refusal | null> {
  return countTowards(context.db, wrong(address, context), now)
}
