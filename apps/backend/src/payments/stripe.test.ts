import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BAD_MOODS } from '../testing/fake-bank.ts'
import { type FakeStripe, openStripe } from '../testing/fake-stripe.ts'
import { ProviderFault } from './provider-answer.ts'
import { createStripe } from './stripe.ts'

let bank: FakeStripe
beforeEach(async () => {
  bank = await openStripe('sk_test')
})
afterEach(() => bank.close())

const signal = new AbortController().signal
const now = new Date('2026-03-06T09:00:00Z')
const provider = () =>
  createStripe({ secretKey: 'sk_test', webhookSecret: 'whsec', apiUrl: bank.url, patienceMs: 1500 })
const request = {
  paymentId: 'ours',
  key: 'key-1',
  amount: 90_050,
  currency: 'EUR',
  description: 'Order 1002',
  returnUrl: 'https://shop.example/payments/return/ours',
}

async function session() {
  const { reference } = await provider().createPayment(request, signal)
  const one = bank.sessions.get(reference)
  if (!one) throw new Error('No session was made')
  return one
}

const read = (body: string, signature: string, at = now) =>
  provider().parseWebhook({
    headers: new Headers({ 'stripe-signature': signature }),
    body,
    now: at,
    signal,
    standing: async () => 'unknown',
  })

describe('Stripe', () => {
  it('is asked for a session with the sum, the way back and our name for it', async () => {
    const made = await provider().createPayment(request, signal)
    expect(made).toEqual({ reference: 'cs_test_1', url: 'https://checkout.stripe.com/c/pay/cs_test_1' })
    expect(bank.received[0]?.headers['idempotency-key']).toBe('key-1')
    expect(Object.fromEntries(new URLSearchParams(bank.received[0]?.body))).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '90050',
      client_reference_id: 'ours',
      success_url: request.returnUrl,
    })
  })

  it.each([
    ['JPY', 90_000, '900'],
    ['RUB', 90_000, '90000'],
  ])('counts %s in its own units', async (currency, amount, result) => {
    const { reference } = await provider().createPayment({ ...request, currency, amount }, signal)
    expect(new URLSearchParams(bank.received[0]?.body).get('line_items[0][price_data][unit_amount]')).toBe(
      result,
    )
    const one = bank.sessions.get(reference)
    if (one) one.payment_status = 'paid'
    expect(await provider().checkPayment(reference, signal)).toEqual({ kind: 'paid', amount })
  })

  it('says what became of a payment', async () => {
    const one = await session()
    expect(await provider().checkPayment(one.id, signal)).toEqual({ kind: 'waiting', url: one.url })
    one.status = 'expired'
    expect(await provider().checkPayment(one.id, signal)).toEqual({ kind: 'declined' })
  })

  it('is believed by its signature', async () => {
    const one = await session()
    one.payment_status = 'paid'
    const { body, signature } = bank.event('checkout.session.completed', one, now, 'whsec')
    expect(await read(body, signature)).toEqual({
      eventId: 'evt_cs_test_1_checkout.session.completed',
      reference: 'cs_test_1',
      paymentId: 'ours',
      state: { kind: 'paid', amount: 90_050 },
    })
    const other = bank.event('charge.refunded', one, now, 'whsec')
    expect(await read(other.body, other.signature)).toBe('nothing')
  })

  it.each<[string, (body: string, signature: string) => Promise<unknown>]>([
    [
      'another secret',
      (body) => read(body, bank.event('x', [...bank.sessions.values()][0] as never, now, 'other').signature),
    ],
    ['another body', (body, signature) => read(body.replace('paid', 'unpaid'), signature)],
    ['no signature', (body) => read(body, '')],
    ['garbage for a signature', (body) => read(body, 't=soon,v1=zz')],
    [
      'a stamp of six minutes ago',
      (body, signature) => read(body, signature, new Date('2026-03-06T09:06:00Z')),
    ],
    ['a stamp of the future', (body, signature) => read(body, signature, new Date('2026-03-06T08:54:00Z'))],
  ])('is not believed with %s', async (_, attempt) => {
    const one = await session()
    one.payment_status = 'paid'
    const { body, signature } = bank.event('checkout.session.completed', one, now, 'whsec')
    expect(await attempt(body, signature)).toBe('unverified')
  })

  it('gives money back by the intent of the session', async () => {
    const { id } = await session()
    await provider().refund({ reference: id, key: 'r', amount: 90_050, currency: 'EUR' }, signal)
    expect(bank.refunds).toEqual([{ payment_intent: 'pi_cs_test_1', amount: '90050' }])
  })

  it.each(BAD_MOODS)('that is %s is a fault, in time', async (mood) => {
    bank.mood = mood
    await expect(provider().createPayment(request, signal)).rejects.toThrow(ProviderFault)
    await expect(provider().checkPayment('cs_test_1', signal)).rejects.toThrow(ProviderFault)
  })
})
