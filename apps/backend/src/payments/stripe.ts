import type { Money } from '@samobranka/rules'
import type { PaymentProvider, PaymentState } from '../ports/payment-provider.ts'
import { maybeTextAt, numberAt, textAt } from './provider-answer.ts'
import { createProviderClient } from './provider-client.ts'
import { isSignedByStripe } from './stripe-signature.ts'

export interface StripeAccount {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another address and less patience in tests. */
  readonly apiUrl?: string
  readonly patienceMs?: number
}

const API_URL = 'https://api.stripe.com/v1'
/** Stripe counts these in whole units. */
const WITHOUT_MINOR_UNITS = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '),
)

/** https://docs.stripe.com/api/checkout/sessions */
export function createStripe({
  secretKey,
  webhookSecret,
  apiUrl = API_URL,
  patienceMs,
}: StripeAccount): PaymentProvider {
  const { get, post } = createProviderClient({
    url: apiUrl,
    authorization: `Bearer ${secretKey}`,
    keyHeader: 'idempotency-key',
    contentType: 'application/x-www-form-urlencoded',
    patienceMs,
  })
  const sessionOf = (reference: string, signal: AbortSignal) =>
    get(`/checkout/sessions/${encodeURIComponent(reference)}`, signal)

  return {
    name: 'stripe',

    async createPayment({ paymentId, key, amount, currency, description, returnUrl }, signal) {
      const form = {
        mode: 'payment',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': String(toStripe(amount, currency)),
        'line_items[0][price_data][product_data][name]': description,
        client_reference_id: paymentId,
        'metadata[payment_id]': paymentId,
        success_url: returnUrl,
        cancel_url: returnUrl,
      }
      const session = await post('/checkout/sessions', key, formText(form), signal)
      return { reference: textAt(session, 'id'), url: textAt(session, 'url') }
    },

    async checkPayment(reference, signal) {
      return stateOf(await sessionOf(reference, signal))
    },

    async parseWebhook({ headers, body, now }) {
      if (!isSignedByStripe(headers.get('stripe-signature') ?? '', body, webhookSecret, now))
        return 'unverified'
      const event: unknown = JSON.parse(body)
      if (!textAt(event, 'type').startsWith('checkout.session.')) return 'nothing'
      const session = (event as { data: { object: unknown } }).data.object
      return {
        eventId: textAt(event, 'id'),
        reference: textAt(session, 'id'),
        paymentId: maybeTextAt(session, 'client_reference_id'),
        state: stateOf(session),
      }
    },

    async refund({ reference, key, amount, currency }, signal) {
      const intent = textAt(await sessionOf(reference, signal), 'payment_intent')
      const form = { payment_intent: intent, amount: String(toStripe(amount, currency)) }
      await post('/refunds', key, formText(form), signal)
    },
  }
}

const formText = (form: Record<string, string>): string => new URLSearchParams(form).toString()

function stateOf(session: unknown): PaymentState {
  if (textAt(session, 'payment_status') === 'paid') {
    const amount = numberAt(session, 'amount_total')
    return { kind: 'paid', amount: fromStripe(amount, textAt(session, 'currency')) }
  }
  if (textAt(session, 'status') === 'expired') return { kind: 'declined' }
  return { kind: 'waiting', url: maybeTextAt(session, 'url') }
}

function toStripe(amount: Money, currency: string): number {
  return WITHOUT_MINOR_UNITS.has(currency.toLowerCase()) ? Math.round(amount / 100) : amount
}

function fromStripe(amount: number, currency: string): Money {
  return WITHOUT_MINOR_UNITS.has(currency) ? amount * 100 : amount
}
