import { expect, it } from 'vitest'
import { afterHeld, officeCall, once } from '../../testing/office-calls.ts'
import { openShop } from '../../testing/open-shop.ts'
import { pickupOrder } from '../../testing/order-body.ts'
import { placed } from '../../testing/order-calls.ts'
import { signIn } from '../../testing/sign-in.ts'

it('a refund above a set sum asks who it is, also where it is given back in small sums', async () => {
  const shop = await openShop()
  const cookie = await signIn(shop, 'manager')
  const { version, settings } = (await officeCall(shop, cookie, 'GET', '/setup')).body
  const limited = { version, settings: { ...settings, refund_step_up_above: '200.00' } }
  expect((await officeCall(shop, cookie, 'PUT', '/setup', limited)).status).toBe(200)
  const made = await placed(shop, pickupOrder({ payment_method: 'online' }))
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  await shop.send('POST', new URL(made.payment.url).pathname, 'result=pay', form)
  shop.setClock(new Date(shop.clock().getTime() + 6 * 60_000).toISOString())
  const refund = async (amount: string) => {
    const body = { amount, reason: 'late' }
    const { status, body: answered } = await officeCall(
      shop,
      cookie,
      'POST',
      `/orders/${made.id}/refunds`,
      body,
      once(),
    )
    await afterHeld(shop)
    return [status, answered.code]
  }
  const setup = (await officeCall(shop, cookie, 'GET', '/setup')).body
  const lifted = { ...setup, settings: { ...setup.settings, refund_step_up_above: null } }
  expect((await officeCall(shop, cookie, 'PUT', '/setup', lifted)).body.code).toBe('step_up_required')
  const other = { ...setup, settings: { ...setup.settings, day_starts_at: '06:00' } }
  expect((await officeCall(shop, cookie, 'PUT', '/setup', other)).status).toBe(200)
  expect(await refund('200.01')).toEqual([403, 'step_up_required'])
  expect(await refund('150.00')).toEqual([200, undefined])
  expect(await refund('50.01')).toEqual([403, 'step_up_required'])
  expect(await refund('50.00')).toEqual([200, undefined])
  expect(await refund('0.01')).toEqual([403, 'step_up_required'])
  await officeCall(shop, cookie, 'POST', '/proof', { password: '', code: '' })
  expect(await refund('300.00')).toEqual([200, undefined])
})
