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
import type { PaymentNotification, Webhook } from '../ports/payment-provider.ts'
import { isSupportedProvider, providerNamed } from './known-providers.ts'
import type { PaymentPurposes } from './payment-purpose.ts'
import { paymentNamed, standingOf } from './payment-standing.ts'
import { settlePayment } from './settle-payment.ts'

export const webhookRoutes = (purposes: PaymentPurposes): readonly Route[] => [
  route(paymentWebhook, ({ params, request, rawBody, now, signal }, context) =>
    takeWebhook(
      params.provider ?? '',
      { ...webhookOf(request), body: rawBody, now, signal: signal() },
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
      const webhook = { ...webhookOf(request), now: context.clock(), signal: request.signal }
      const outcome =
        read instanceof Refusal
          ? read
          : await takeWebhook(params.provider ?? '', { ...webhook, body: read.text }, context, purposes)
      if (!(outcome instanceof Refusal)) return Response.json(outcome.value)
      return refusalResponse(outcome, messageLanguage(null, request.headers.get('accept-language')))
    },
  },
]

const webhookOf = (request: BackendRequest) => ({ headers: request.headers, sender: clientAddress(request) })

interface Posted extends Omit<Webhook, 'standing'> {
  /** The address it came from. */
  readonly sender: string
}

/** Webhooks of a sender that brought nothing: the bank sends one when something has happened, others at will. */
const IDLE_WEBHOOKS_A_MINUTE = 60
const MINUTE = 60_000
const idleWebhooks = new WeakMap<Context['db'], Throttle>()

function idleWebhooksOf({ db }: Context): Throttle {
  const known = idleWebhooks.get(db) ?? createThrottle(MINUTE)
  idleWebhooks.set(db, known)
  return known
}

/** A notification of a payment. The same one twice changes nothing, and one from anybody else changes nothing either. */
async function takeWebhook(
  name: string,
  posted: Posted,
  context: Context,
  purposes: PaymentPurposes,
): Promise<Answer<{ status: string }> | Refusal> {
  const provider = providerNamed(context, name)
  // The sandbox, and a bank without an account of ours, send no webhooks: this one is from somebody else.
  if (!provider)
    return isSupportedProvider(context, name)
      ? refuse(401, 'invalid_signature')
      : refuse(404, 'unknown_provider')
  const { now, sender } = posted
  const idle = idleWebhooksOf(context)
  if (idle.count(sender, now, 0) >= IDLE_WEBHOOKS_A_MINUTE)
    return tooManyRequests(MINUTE - (now.getTime() % MINUTE))
  const standing: Webhook['standing'] = (reference, id) => standingOf(context.db.sql, name, reference, id)
  const notification = await provider.parseWebhook({ ...posted, standing }).catch((fault) => {
    context.log.warn({ err: fault, provider: name }, 'Could not read the news of a payment')
    return null
  })
  // The provider will send it again.
  if (notification === null) return refuse(503, 'upstream_unavailable', { headers: { 'retry-after': '30' } })
  if (notification === 'unverified' || (notification !== 'nothing' && notification.state.kind === 'waiting'))
    idle.count(sender, now)
  if (notification === 'unverified') return refuse(401, 'invalid_signature')
  if (notification !== 'nothing') await settleNotification(name, notification, now, context, purposes)
  return answer({ status: 'success' })
}

async function settleNotification(
  provider: string,
  notification: PaymentNotification,
  now: Date,
  context: Context,
  purposes: PaymentPurposes,
): Promise<void> {
  const { reference, paymentId } = notification
  const payment = await paymentNamed(context.db.sql, provider, reference, paymentId)
  if (!payment) {
    context.log.warn({ provider, reference: notification.reference }, 'News of a payment that is not ours')
    return
  }
  const event = { provider, id: notification.eventId }
  await settlePayment(context, purposes, { paymentId: payment.id, state: notification.state, now, event })
}
