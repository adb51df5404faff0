import type { Money } from '@samobranka/rules'
import type { PaymentProvider, PaymentState } from '../ports/payment-provider.ts'
import { createGuard, type Guard } from '../providers/guard.ts'
import { maybeTextAt, ProviderFault, textAt } from './provider-answer.ts'
import { createProviderClient } from './provider-client.ts'

export interface YooKassaAccount {
  readonly shopId: string
  readonly secretKey: string
  /** Another address and less patience in tests. */
  readonly apiUrl?: string
  readonly patienceMs?: number
}

/** Anybody can write a notice: what it makes us ask never takes the places of customers who pay. */
const MOST_WEBHOOKS_AT_ONCE = 5
const API_URL = 'https://api.yookassa.ru/v3'

/** https://yookassa.ru/developers/api */
export function createYooKassa({
  shopId,
  secretKey,
  apiUrl = API_URL,
  patienceMs,
}: YooKassaAccount): PaymentProvider {
  const { get, post } = createProviderClient({
    url: apiUrl,
    authorization: `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`,
    keyHeader: 'idempotence-key',
    contentType: 'application/json',
    patienceMs,
  })
  const webhookGuard = createGuard(MOST_WEBHOOKS_AT_ONCE)
  const paymentOf = (reference: string, signal: AbortSignal, guard?: Guard) =>
    get(`/payments/${encodeURIComponent(reference)}`, signal, guard)

  return {
    name: 'yookassa',

    async createPayment({ paymentId, key, amount, currency, description, returnUrl }, signal) {
      const body = {
        amount: amountOf(amount, currency),
        capture: true,
        confirmation: { type: 'redirect', return_url: returnUrl },
        description: description.slice(0, 128),
        metadata: { payment_id: paymentId },
      }
      const payment = await post('/payments', key, JSON.stringify(body), signal)
      return {
        reference: textAt(payment, 'id'),
        url: textAt(payment, 'confirmation', 'confirmation_url'),
      }
    },

    async checkPayment(reference, signal) {
      return stateOf(await paymentOf(reference, signal))
    },

    // A notification is not signed: it only says which payment to ask about.
    async parseWebhook({ body, signal, standing }) {
      const notice: unknown = parse(body)
      const event = maybeTextAt(notice, 'event')
      const reference = maybeTextAt(notice, 'object', 'id')
      if (event === null || reference === null) return 'unverified'
      if (!event.startsWith('payment.')) return 'nothing'
      const known = await standing(reference, maybeTextAt(notice, 'object', 'metadata', 'payment_id'))
      if (known !== 'awaited') return known === 'over' ? 'nothing' : 'unverified'
      const payment = await paymentOf(reference, signal, webhookGuard).catch((fault) => {
        if (fault instanceof ProviderFault && / answered 404/.test(fault.message)) return null
        throw fault
      })
      if (payment === null) return 'unverified'
      const state = stateOf(payment)
      const paymentId = maybeTextAt(payment, 'metadata', 'payment_id')
      return { eventId: `${reference}:${state.kind}`, reference, paymentId, state }
    },

    async refund({ reference, key, amount, currency }, signal) {
      const body = { payment_id: reference, amount: amountOf(amount, currency) }
      const refund = await post('/refunds', key, JSON.stringify(body), signal)
      if (textAt(refund, 'status') === 'canceled') throw new ProviderFault('YooKassa refused the refund')
    },
  }
}

function stateOf(payment: unknown): PaymentState {
  switch (textAt(payment, 'status')) {
    case 'succeeded':
      return { kind: 'paid', amount: Math.round(Number(textAt(payment, 'amount', 'value')) * 100) }
    case 'canceled':
      return { kind: 'declined' }
    default:
      return { kind: 'waiting', url: maybeTextAt(payment, 'confirmation', 'confirmation_url') }
  }
}

function amountOf(amount: Money, currency: string) {
  return { value: (amount / 100).toFixed(2), currency }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
