import {
  checkCode,
  checkTelegramCode,
  checkWhatsappCode,
  logout,
  sendCode,
  sendTelegramCode,
  sendWhatsappCode,
} from '@samobranka/contract'
import { loadUser } from '../account/load-user.ts'
import { transaction } from '../database/transaction.ts'
import { answer } from '../http/answer.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { applyReferralCode } from '../loyalty/apply-referral-code.ts'
import { CODE_LIVES_MS } from '../messages/send-message.ts'
import type { Channel } from '../ports/message-gateway.ts'
import { checkCodeOf } from './check-code.ts'
import { sendCodeBy } from './send-code.ts'

const sending = (endpoint: typeof sendCode, channel: Channel): Route =>
  route(endpoint, async (call, context) => {
    const sent = await sendCodeBy(channel, call, context, call.body.phone)
    if (sent instanceof Refusal) return sent
    return answer({
      status: 'success',
      length: sent.digits,
      expiresIn: CODE_LIVES_MS / 1_000,
      retryAfter: sent.pauseMs / 1_000,
    })
  })

const checking = (endpoint: typeof checkCode): Route =>
  route(endpoint, async (call, context) => {
    const { body, now } = call
    const login = await checkCodeOf(context, call, body)
    if (login instanceof Refusal) return login
    const { customerId, token } = login
    // A friend's code that does not hold is no reason to keep somebody outside.
    if (body.referral) await applyReferralCode(context, now, customerId, body.referral)
    const user = await loadUser(context.db.sql, customerId)
    return user ? answer({ status: 'success', token, user }) : refuse(410, 'code_expired')
  })

export const loginRoutes: readonly Route[] = [
  sending(sendCode, 'sms'),
  sending(sendTelegramCode as unknown as typeof sendCode, 'telegram'),
  sending(sendWhatsappCode as unknown as typeof sendCode, 'whatsapp'),
  checking(checkCode),
  checking(checkTelegramCode as unknown as typeof checkCode),
  checking(checkWhatsappCode as unknown as typeof checkCode),
  route(logout, async ({ caller }, { db }) => {
    if (caller.kind !== 'customer') return refuse(401, 'unauthorized')
    await transaction(db, (sql) =>
      sql.deleteFrom('sessions').where('token_hash', '=', caller.tokenHash).execute(),
    )
    return new Response(null, { status: 204 })
  }),
]
