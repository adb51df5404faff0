import { paymentWebhook } from '@samobranka/contract'
import { type Answer, answer } from '../http/answer.ts'
import type { BackendRequest } from '../http/backend-request.ts'
import { readBody } from '../http/body/read-body.ts'
import type { Context } from '../http/context.ts'
import { clientAddress } from '../http/limits/client-address.ts'
import { tooManyRequests } from '../http/limits/rate-limit.ts'
import { createThrottle, type Throttle } from '../http/limits/throttle.ts'
import { messageLanguage } from '../http/message-language.ts'
import type { Page } from '../http/page.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { refusalResponse } from '../http/refusal-response.ts'
import { type Route, route } from '../http/route.ts'
import type { Letter, PaymentNews } from '../ports/payment-provider.ts'
import { isSupportedProvider, providerNamed } from './known-providers.ts'
import type { PaymentPurposes } from './payment-purpose.ts'
import { standingOf } from './payment-standing.ts'
import { settlePayment } from './settle-payment.ts'

export const webhookRoutes = (purposes: PaymentPurposes): readonly Route[] => [
  route(paymentWebhook, ({ params, request, rawBody, now, signal }, context) =>
    takeNews(
      params.provider ?? '',
      { ...letterOf(request), body: rawBody, now, signal: signal() },
      context,
      purposes,
    ),
  ),
]

/** The same without `/wp-json`: an address of a provider's form, where people type it by hand. */
export const webhookPages = (purposes: PaymentPurposes): readonly Page[] => [
  {
    method: 'POST',
    path: '/payments/{provider}/webhook',
    async answer({ request, params }, context) {
      const read = await readBody(request)
      const letter = { ...letterOf(request), now: context.clock(), signal: request.signal }
      const outcome =
        read instanceof Refusal
          ? read
          : await takeNews(params.provider ?? '', { ...letter, body: read.text }, context, purposes)
      if (!(outcome instanceof Refusal)) return Response.json(outcome.value)
      return refusalResponse(outcome, messageLanguage(null, request.headers.get('accept-language')))
    },
  },
]

const letterOf = (request: BackendRequest) => ({ headers: request.headers, sender: clientAddress(request) })

interface Posted extends Omit<Letter, 'standing'> {
  /** The address it came from. */
  readonly sender: string
}

/** Letters of a sender that told nothing: the bank writes when something has happened, others at will. */
const IDLE_LETTERS_A_MINUTE = 60
const MINUTE = 60_000
const idleLetters = new WeakMap<Context['db'], Throttle>()

function idleLettersOf({ db }: Context): Throttle {
  const known = idleLetters.get(db) ?? createThrottle(MINUTE)
  idleLetters.set(db, known)
  return known
}

/** News of a payment. The same news twice changes nothing, and nothing changes for news from anybody else. */
async function takeNews(
  name: string,
  posted: Posted,
  context: Context,
  purposes: PaymentPurposes,
): Promise<Answer<{ status: string }> | Refusal> {
  const provider = providerNamed(context, name)
  // The sandbox, and a bank without an account of ours, write no letters: this one is from somebody else.
  if (!provider)
    return isSupportedProvider(context, name)
      ? refuse(401, 'invalid_signature')
      : refuse(404, 'unknown_provider')
  const { now, sender } = posted
  const idle = idleLettersOf(context)
  if (idle.count(sender, now, 0) >= IDLE_LETTERS_A_MINUTE)
    return tooManyRequests(MINUTE - (now.getTime() % MINUTE))
  const standing: Letter['standing'] = (reference, id) => standingOf(context.db.sql, name, reference, id)
  const news = await provider.parseWebhook({ ...posted, standing }).catch((fault) => {
    context.log.warn({ err: fault, provider: name }, 'Could not read the news of a payment')
    return null
  })
  // The provider will write again.
  if (news === null) return refuse(503, 'upstream_unavailable', { headers: { 'retry-after': '30' } })
  if (news === 'unverified' || (news !== 'nothing' && news.state.kind === 'waiting')) idle.count(sender, now)
  if (news === 'unverified') return refuse(401, 'invalid_signature')
  if (news !== 'nothing') await settleNews(name, news, now, context, purposes)
  return answer({ status: 'success' })
}

async function settleNews(
  provider: string,
  news: PaymentNews,
  now: Date,
  context: Context,
  purposes: PaymentPurposes,
): Promise<void> {
  const payment = await context.db.sql
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where((e) => e.or([e('reference', '=', news.reference), e('id', '=', news.paymentId ?? '')]))
    .executeTakeFirst()
  if (!payment) {
    context.log.warn({ provider, reference: news.reference }, 'News of a payment that is not ours')
    return
  }
  const event = { provider, id: news.eventId }
  await settlePayment(context, purposes, { paymentId: payment.id, state: news.state, now, event })
}
