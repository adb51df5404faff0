import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Standing } from '../ports/payment-provider.ts'
import { BAD_MOODS } from '../testing/fake-bank.ts'
import { type FakeYooKassa, openYooKassa } from '../testing/fake-yookassa.ts'
import { ProviderFault } from './provider-answer.ts'
import { createYooKassa } from './yookassa.ts'

let bank: FakeYooKassa
beforeEach(async () => {
  bank = await openYooKassa('54401', 'test_secret')
})
afterEach(() => bank.close())

const signal = new AbortController().signal
const now = new Date('2026-03-06T09:00:00Z')
const provider = (secretKey = 'test_secret', patienceMs = 1500) =>
  createYooKassa({ shopId: '54401', secretKey, apiUrl: bank.url, patienceMs })
const request = {
  paymentId: 'ours',
  key: 'key-1',
  amount: 90_050,
  currency: 'RUB',
  description: 'Заказ №1002',
  returnUrl: 'https://shop.example/payments/return/ours',
}
const webhook = (body: string, standing: Standing = 'awaited') => ({
  headers: new Headers(),
  body,
  now,
  signal: new AbortController().signal,
  standing: async () => standing,
})
const notice = (event: string, id: string) => JSON.stringify({ type: 'notification', event, object: { id } })

describe('YooKassa', () => {
  it('is asked for a payment with the sum, the way back and our name for it', async () => {
    const made = await provider().createPayment(request, signal)
    expect(made.url).toMatch(/^https:\/\/yoomoney\.ru\/checkout/)
    expect(bank.received[0]).toMatchObject({ method: 'POST', path: '/payments' })
    expect(bank.received[0]?.headers['idempotence-key']).toBe('key-1')
    expect(JSON.parse(bank.received[0]?.body ?? '')).toEqual({
      amount: { value: '900.50', currency: 'RUB' },
      capture: true,
      confirmation: { type: 'redirect', return_url: request.returnUrl },
      description: 'Заказ №1002',
      metadata: { payment_id: 'ours' },
    })
    expect(await provider().createPayment(request, signal)).toEqual(made)
    expect(bank.payments.size).toBe(1)
  })

  it('says what became of a payment', async () => {
    const { reference, url } = await provider().createPayment(request, signal)
    expect(await provider().checkPayment(reference, signal)).toEqual({ kind: 'waiting', url })
    bank.decide('canceled')
    expect(await provider().checkPayment(reference, signal)).toEqual({ kind: 'declined' })
    bank.decide('succeeded')
    expect(await provider().checkPayment(reference, signal)).toEqual({ kind: 'paid', amount: 90_050 })
  })

  it('is asked back before its notification is believed', async () => {
    const { reference } = await provider().createPayment(request, signal)
    const read = (body: string) => provider().parseWebhook(webhook(body))
    const forged = await read(notice('payment.succeeded', reference))
    expect(forged).toMatchObject({ state: { kind: 'waiting' } })
    bank.decide('succeeded')
    expect(await read(notice('payment.succeeded', reference))).toEqual({
      eventId: `${reference}:paid`,
      reference,
      paymentId: 'ours',
      state: { kind: 'paid', amount: 90_050 },
    })
    expect(await read(notice('payment.succeeded', 'never-heard-of'))).toBe('unverified')
    expect(await read('{"hello":1}')).toBe('unverified')
    expect(await read('garbage')).toBe('unverified')
    expect(await read(notice('refund.succeeded', reference))).toBe('nothing')
  })

  it('is not asked about payments that are none of ours, or over', async () => {
    const { reference } = await provider().createPayment(request, signal)
    const body = notice('payment.succeeded', reference)
    const before = bank.received.length
    expect(await provider().parseWebhook(webhook(body, 'unknown'))).toBe('unverified')
    expect(await provider().parseWebhook(webhook(body, 'over'))).toBe('nothing')
    expect(bank.received.length).toBe(before)
  })

  it('keeps its places for customers, however many webhooks strangers send', async () => {
    const shop = provider('test_secret', 10_000)
    const { reference, url } = await shop.createPayment(request, signal)
    const body = notice('payment.succeeded', reference)
    const webhooks = Array.from({ length: 60 }, () => shop.parseWebhook(webhook(body)))
    const answers = Promise.allSettled(webhooks)
    expect(await shop.checkPayment(reference, signal)).toEqual({ kind: 'waiting', url })
    const result = (await answers).filter((one) => one.status === 'rejected')
    expect(result.filter(({ reason }) => /too many wait/.test(String(reason)))).toHaveLength(55)
  })

  it('gives money back', async () => {
    const { reference } = await provider().createPayment(request, signal)
    await provider().refund({ reference, key: 'refund-1', amount: 90_050, currency: 'RUB' }, signal)
    expect(bank.refunds).toEqual([{ payment_id: reference, amount: { value: '900.50', currency: 'RUB' } }])
  })

  it.each(BAD_MOODS)('that is %s is a fault, in time', async (mood) => {
    const { reference } = await provider().createPayment(request, signal)
    bank.mood = mood
    await expect(provider().createPayment(request, signal)).rejects.toThrow(ProviderFault)
    await expect(provider().checkPayment(reference, signal)).rejects.toThrow(ProviderFault)
    const body = notice('payment.succeeded', reference)
    await expect(provider().parseWebhook(webhook(body))).rejects.toThrow(ProviderFault)
  })

  it('that does not know us is a fault', async () => {
    await expect(provider('wrong').createPayment(request, signal)).rejects.toThrow('answered 401')
  })
})
