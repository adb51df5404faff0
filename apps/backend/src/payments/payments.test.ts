import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BAD_MOODS } from '../testing/fake-bank.ts'
import { type FakeYooKassa, openYooKassa } from '../testing/fake-yookassa.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { act, move, order, place, placed } from '../testing/order-calls.ts'
import { createYooKassa } from './yookassa.ts'

const online = (change: object = {}) => pickupOrder({ payment_method: 'online', ...change })
const pathOf = (url: string) => new URL(url).pathname

async function state(shop: TestShop, id: string): Promise<[string, string]> {
  const { body } = await order(shop, id)
  return [body.status, body.payment.status]
}
const payments = (shop: TestShop) =>
  shop.db.sql.selectFrom('payments').select(['purpose', 'status', 'amount']).orderBy('created_at').execute()

describe('the sandbox', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openShop()
  })

  const answer = (url: string, result: string) =>
    shop.send('POST', pathOf(url), `result=${result}`, {
      'content-type': 'application/x-www-form-urlencoded',
    })

  it('is a plain form with pay, decline and a way out', async () => {
    const { body } = await place(shop, online())
    const page = await shop.get(pathOf(body.payment_url))
    const html = await page.text()
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain('<form method="post">')
    for (const [value, label] of [
      ['pay', 'Оплатить'],
      ['decline', 'Отклонить'],
    ])
      expect(html).toContain(`<button name="result" value="${value}">${label}</button>`)
    expect(html).toContain(`<a href="http://shop/order/${body.order.id}">Вернуться в магазин</a>`)
    expect(html).toContain('900\u202F₽')
  })

  it('makes a paid order accepted, and paying twice changes nothing', async () => {
    const { body } = await place(shop, online())
    const paid = await answer(body.payment_url, 'pay')
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://shop/order/${body.order.id}`])
    expect(await state(shop, body.order.id)).toEqual(['accepted', 'paid'])
    await answer(body.payment_url, 'pay')
    await answer(body.payment_url, 'decline')
    expect((await order(shop, body.order.id)).body.history).toHaveLength(2)
    expect(await state(shop, body.order.id)).toEqual(['accepted', 'paid'])
    expect((await shop.get(pathOf(body.payment_url))).status).toBe(303)
  })

  it('lets a declined order be tried again', async () => {
    const { body } = await place(shop, online())
    await answer(body.payment_url, 'decline')
    expect(await state(shop, body.order.id)).toEqual(['pending', 'pending'])
    expect((await order(shop, body.order.id)).body.payment.declined).toBe(true)
    expect(await (await shop.get(pathOf(body.payment_url))).text()).toContain('Оплата не прошла')
    await answer(body.payment_url, 'pay')
    expect(await state(shop, body.order.id)).toEqual(['accepted', 'paid'])
    expect((await order(shop, body.order.id)).body.payment).not.toHaveProperty('declined')
  })

  it('gives back money that comes after the order was cancelled', async () => {
    const { body } = await place(shop, online())
    await act(shop, body.order.id, 'cancel', { key: body.order.key })
    expect(await state(shop, body.order.id)).toEqual(['cancelled', 'cancelled'])
    await answer(body.payment_url, 'pay')
    expect(await state(shop, body.order.id)).toEqual(['cancelled', 'refund_due'])
    await shop.backend.drain()
    expect(await state(shop, body.order.id)).toEqual(['cancelled', 'refunded'])
    expect(await payments(shop)).toMatchObject([{ status: 'refunded' }])
  })

  it('gives back the money of a paid order that is cancelled', async () => {
    const { body } = await place(shop, online())
    await answer(body.payment_url, 'pay')
    await act(shop, body.order.id, 'cancel', { key: body.order.key })
    expect(await state(shop, body.order.id)).toEqual(['cancelled', 'refund_due'])
    await shop.backend.drain()
    expect(await state(shop, body.order.id)).toEqual(['cancelled', 'refunded'])
  })

  it('keeps the money of an order that the operator took without waiting', async () => {
    const { body } = await place(shop, online())
    await move(shop, body.order.number, 'processing', 'cooking')
    await answer(body.payment_url, 'pay')
    expect(await state(shop, body.order.id)).toEqual(['cooking', 'paid'])
  })

  it.each(['', 'result=', 'result=rob'])('does nothing for «%s»', async (form) => {
    const { body } = await place(shop, online())
    const { status } = await shop.send('POST', pathOf(body.payment_url), form, {
      'content-type': 'text/plain',
    })
    expect(status).toBe(400)
    expect(await state(shop, body.order.id)).toEqual(['pending', 'pending'])
  })

  it('knows its own payments only, and none in production', async () => {
    expect((await shop.get('/payments/sandbox/none')).status).toBe(404)
    const { body } = await place(shop, online())
    const real = await openShop({ db: shop.db, production: true })
    expect((await real.get(pathOf(body.payment_url))).status).toBe(404)
    const paid = await real.send('POST', pathOf(body.payment_url), 'result=pay', {
      'content-type': 'text/plain',
    })
    expect(paid.status).toBe(404)
    expect(await state(shop, body.order.id)).toEqual(['pending', 'pending'])
  })

  it('has no webhook that anybody could verify', async () => {
    const webhook = { event: 'paid' }
    for (const prefix of ['/wp-json', '']) {
      expect((await shop.send('POST', `${prefix}/payments/sandbox/webhook`, webhook)).status).toBe(401)
      expect((await shop.send('POST', `${prefix}/payments/nobody/webhook`, webhook)).status).toBe(404)
      for (const bank of ['stripe', 'yookassa'])
        expect((await shop.send('POST', `${prefix}/payments/${bank}/webhook`, webhook)).status).toBe(401)
    }
  })

  it('takes a tip after the order', async () => {
    const { id, key } = await placed(shop, pickupOrder())
    const { status, body } = await act(shop, id, 'tips', { key, amount: '150' })
    expect(status).toBe(201)
    expect((await order(shop, id)).body.tips).toBe('0.00')
    await answer(body.payment_url, 'pay')
    await answer(body.payment_url, 'pay')
    expect((await order(shop, id)).body).toMatchObject({
      tips: '150.00',
      totals: { tips: '150.00', total: '1050.00' },
    })
    expect(await payments(shop)).toEqual([{ purpose: 'tips', status: 'paid', amount: 15_000 }])
  })

  it('takes no tip for what waits or was given up, nor nothing for a tip', async () => {
    const waiting = await placed(shop, online())
    const tip = (one: { id: string; key: string }, amount: unknown) =>
      act(shop, one.id, 'tips', { key: one.key, amount })
    expect((await tip(waiting, '10')).body.code).toBe('cannot_tip')
    const taken = await placed(shop, pickupOrder())
    for (const amount of ['0', '-5', 'много', null]) expect((await tip(taken, amount)).status).toBe(400)
    expect((await act(shop, taken.id, 'tips', { amount: '10' })).status).toBe(401)
    expect((await act(shop, taken.id, 'tips', { key: 'x', amount: '10' })).status).toBe(403)
    expect(await payments(shop)).toHaveLength(1)
  })
})

describe('a real provider', () => {
  let bank: FakeYooKassa
  let shop: TestShop
  beforeEach(async () => {
    bank = await openYooKassa('1', 'secret')
    const yookassa = createYooKassa({ shopId: '1', secretKey: 'secret', apiUrl: bank.url, patienceMs: 400 })
    shop = await openShop({ production: true, ports: { payments: [yookassa] } })
  })
  afterEach(() => bank.close())

  const open = (url: string) => shop.get(pathOf(url))
  const notify = (event = 'payment.succeeded') => {
    const id = [...bank.payments.keys()].at(-1)
    return shop.send('POST', '/wp-json/payments/yookassa/webhook', { event, object: { id } })
  }
  const back = (url: string) => shop.get(pathOf(url).replace('/pay/', '/return/'))

  it('is heard of when the customer comes to pay, and sends him back', async () => {
    const { body } = await place(shop, online())
    expect(bank.payments.size).toBe(0)
    const first = await open(body.payment_url)
    expect([first.status, first.headers.get('location')]).toEqual([
      303,
      bank.decide('succeeded').confirmation.confirmation_url,
    ])
    const returned = await back(body.payment_url)
    expect([returned.status, returned.headers.get('location')]).toEqual([
      303,
      `http://shop/order/${body.order.id}`,
    ])
    expect(await state(shop, body.order.id)).toEqual(['accepted', 'paid'])
  })

  it('converges whether the return page, the webhook or both come, in any order', async () => {
    for (const steps of [[notify, back], [back, notify], [notify, notify, back], [back]] as const) {
      const { body } = await place(shop, online())
      await open(body.payment_url)
      bank.decide('succeeded')
      await Promise.all(steps.map((step) => (step === notify ? notify() : back(body.payment_url))))
      expect(await state(shop, body.order.id)).toEqual(['accepted', 'paid'])
      expect((await order(shop, body.order.id)).body.history).toHaveLength(2)
    }
  })

  it('opens the same payment in two tabs, and another after a refusal', async () => {
    const { body } = await place(shop, online())
    const [one, two] = await Promise.all([open(body.payment_url), open(body.payment_url)])
    expect(one.headers.get('location')).toBe(two.headers.get('location'))
    expect((await open(body.payment_url)).headers.get('location')).toBe(one.headers.get('location'))
    bank.decide('canceled')
    await notify('payment.canceled')
    expect(await state(shop, body.order.id)).toEqual(['pending', 'pending'])
    const again = await open(body.payment_url)
    expect(again.headers.get('location')).not.toBe(one.headers.get('location'))
    bank.decide('succeeded')
    await notify()
    expect(await state(shop, body.order.id)).toEqual(['accepted', 'paid'])
  })

  it.each(BAD_MOODS)('that is %s keeps the order, and says so', async (mood) => {
    const { body } = await place(shop, online())
    bank.mood = mood
    const page = await open(body.payment_url)
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('Банк не отвечает. Заказ сохранён')
    expect((await back(body.payment_url)).status).toBe(303)
    expect(await state(shop, body.order.id)).toEqual(['pending', 'pending'])
    bank.mood = 'well'
    expect((await open(body.payment_url)).status).toBe(303)
  })

  it('is told to write again while its notification cannot be checked', async () => {
    const { body } = await place(shop, online())
    await open(body.payment_url)
    bank.decide('succeeded')
    bank.mood = 'down'
    expect((await notify()).status).toBe(503)
    bank.mood = 'well'
    expect((await notify()).status).toBe(200)
    expect(await state(shop, body.order.id)).toEqual(['accepted', 'paid'])
  })

  it('is not believed when somebody else writes in its name', async () => {
    const { body } = await place(shop, online())
    await open(body.payment_url)
    expect((await notify()).status).toBe(200)
    const forged = { event: 'payment.succeeded', object: { id: 'made-up', status: 'succeeded' } }
    expect((await shop.send('POST', '/wp-json/payments/yookassa/webhook', forged)).status).toBe(401)
    expect((await shop.send('POST', '/wp-json/payments/sandbox/webhook', forged)).status).toBe(404)
    expect(await state(shop, body.order.id)).toEqual(['pending', 'pending'])
  })

  it('is not asked about webhooks of payments that are not ours, and their sender is let wait', async () => {
    const { body } = await place(shop, online())
    await open(body.payment_url)
    const before = bank.received.length
    const write = (id: string, address: string) =>
      shop.send(
        'POST',
        '/wp-json/payments/yookassa/webhook',
        { event: 'payment.succeeded', object: { id } },
        { 'x-forwarded-for': address },
      )
    for (let at = 0; at < 60; at += 1) expect((await write(`made-up-${at}`, '203.0.113.7')).status).toBe(401)
    const refused = await write('made-up', '203.0.113.7')
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too_many_requests'])
    expect(bank.received.length).toBe(before)
    const { id } = bank.decide('succeeded')
    expect((await write(id, '203.0.113.8')).status).toBe(200)
    expect(await state(shop, body.order.id)).toEqual(['accepted', 'paid'])
    const settled = bank.received.length
    expect((await write(id, '203.0.113.8')).status).toBe(200)
    expect(bank.received.length).toBe(settled)
  })

  it('is not paid by less than was asked for', async () => {
    const { body } = await place(shop, online())
    await open(body.payment_url)
    const payment = bank.decide('succeeded')
    bank.payments.set(payment.id, { ...payment, amount: { value: '1.00', currency: 'RUB' } })
    await notify()
    expect(await state(shop, body.order.id)).toEqual(['pending', 'pending'])
    expect(shop.logged.some(({ message }) => message === 'A payment brought too little')).toBe(true)
  })

  it('gives money back when the order is cancelled, also after it was down', async () => {
    const { body } = await place(shop, online())
    await open(body.payment_url)
    bank.decide('succeeded')
    await notify()
    bank.mood = 'down'
    await act(shop, body.order.id, 'cancel', { key: body.order.key })
    await shop.backend.drain()
    expect(await state(shop, body.order.id)).toEqual(['cancelled', 'refund_due'])
    bank.mood = 'well'
    shop.setClock('2026-03-06T12:05:00+03:00')
    await shop.backend.drain()
    expect(await state(shop, body.order.id)).toEqual(['cancelled', 'refunded'])
    expect(bank.refunds).toMatchObject([{ amount: { value: '900.00' } }])
  })
})
