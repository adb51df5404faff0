import type { Money } from '@samobranka/rules'
import type { PaymentProvider, PaymentState } from '../ports/payment-provider.ts'
import { createGuard } from '../providers/guard.ts'
import { callProvider, maybeTextAt, PATIENCE_MS, ProviderFault, textAt } from './call-provider.ts'

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
  patienceMs = PATIENCE_MS,
}: YooKassaAccount): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`
  const guard = createGuard()
  const webhookGuard = createGuard(MOST_WEBHOOKS_AT_ONCE)

  const post = (path: string, key: string, body: object, signal: AbortSignal) =>
    callProvider(
      guard,
      {
        method: 'POST',
        url: apiUrl + path,
        headers: { authorization, 'content-type': 'application/json', 'idempotence-key': key },
        body: JSON.stringify(body),
        patienceMs,
      },
      signal,
    )
  const get = (reference: string, signal: AbortSignal, through = guard) =>
    callProvider(
      through,
      {
        method: 'GET',
        url: `${apiUrl}/payments/${encodeURIComponent(reference)}`,
        headers: { authorization },
        patienceMs,
      },
      signal,
    )

  return {
    name: 'yookassa',

    async createPayment({ paymentId, key, amount, currency, description, returnUrl }, signal) {
      const payment = await post(
        '/payments',
        key,
        {
          amount: amountOf(amount, currency),
          capture: true,
          confirmation: { type: 'redirect', return_url: returnUrl },
          description: description.slice(0, 128),
          metadata: { payment_id: paymentId },
        },
        signal,
      )
      return {
        reference: textAt(payment, 'id'),
        url: textAt(payment, 'confirmation', 'confirmation_url'),
      }
    },

    async checkPayment(reference, signal) {
      return stateOf(await get(reference, signal))
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
      const payment = await get(reference, signal, webhookGuard).catch((fault) => {
        if (fault instanceof ProviderFault && / answered 404/.test(fault.message)) return null
        throw fault
      })
      if (payment === null) return 'unverified'
      const state = stateOf(payment)
      const paymentId = maybeTextAt(payment, 'metadata', 'payment_id')
      return { eventId: `${reference}:${state.kind}`, reference, paymentId, state }
    },

    async refund({ reference, key, amount, currency }, signal) {
      const refund = await post(
        '/refunds',
        key,
        { payment_id: reference, amount: amountOf(amount, currency) },
        signal,
      )
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
