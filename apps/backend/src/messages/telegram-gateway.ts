import type { MessageGateway } from '../ports/message-gateway.ts'
import { callGateway } from '../providers/call-gateway.ts'
import { Undeliverable } from '../providers/undeliverable.ts'

const TELEGRAM = 'https://gatewayapi.telegram.org'
/** A code that has not come by then is refunded; ours live five minutes. */
const CODE_SECONDS = 300

/** Telegram's refusals that pass by themselves. */
const PASSING = /FLOOD|INTERNAL|TIMEOUT/i

/** Telegram Gateway API. It carries verification codes and nothing else. */
export function telegramGateway(token: string, baseUrl = TELEGRAM): MessageGateway {
  return {
    async send({ to, code }, key, signal) {
      if (code === undefined) throw new Undeliverable('Telegram Gateway carries codes only')
      const answer = await callGateway(
        {
          url: new URL('/sendVerificationMessage', baseUrl),
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ phone_number: to, code, ttl: CODE_SECONDS, payload: key }),
        },
        signal,
      )
      const { ok, error } = Object(answer) as { ok?: unknown; error?: unknown }
      if (ok === true) return
      // What is neither yes nor no came from something between us; the same key does no harm twice.
      if (typeof error !== 'string') throw new Error('Telegram answered neither yes nor no')
      const message = `Telegram did not take the code: ${error}`
      throw PASSING.test(message) ? new Error(message) : new Undeliverable(message)
    },
  }
}
