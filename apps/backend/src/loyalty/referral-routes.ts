import { applyReferral, referralTermsOfUser } from '@samobranka/contract'
import { answer } from '../http/answer.ts'
import { customerCall } from '../http/customer-call.ts'
import { clientAddress } from '../http/limits/client-address.ts'
import { countTowards } from '../http/limits/rate-limit.ts'
import { refuse } from '../http/refusal.ts'
import type { Route } from '../http/route.ts'
import { applyReferralCode } from './apply-referral-code.ts'
import { loadReferralInfo } from './referral-info.ts'

/** Whoever tries codes at random is slowed down; who mistypes is not. */
const TRIES_A_MINUTE = 100
const MINUTE = 60_000

export const referralRoutes: readonly Route[] = [
  customerCall(referralTermsOfUser, async (customerId, { url, language }, { db, snapshot, publicUrl }) => {
    const { referral } = snapshot().in(language).operator
    return answer(await loadReferralInfo(db.sql, referral, customerId, publicUrl ?? url.origin))
  }),
  customerCall(applyReferral, async (customerId, { body, request, now }, context) => {
    const bucket = `referral:${clientAddress(request)}`
    const flooded = await countTowards(context.db, { bucket, most: TRIES_A_MINUTE, windowMs: MINUTE }, now)
    if (flooded) return flooded
    const verdict = await applyReferralCode(context, now, customerId, body.code)
    return verdict.ok ? answer({ status: 'success' }) : refuse(422, verdict.reason)
  }),
]
