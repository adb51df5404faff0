import { beforeEach, describe, expect, it } from 'vitest'
import type { BackendEvent } from '../create-backend.ts'
import { logIn, type TestCustomer } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder, tableOrder } from '../testing/order-body.ts'
import { act, move, placed } from '../testing/order-calls.ts'

const PATH = '/wp-json/systeminfo/v2/push/user_history'
let shop: TestShop
let anna: TestCustomer
beforeEach(async () => {
  shop = await openShop()
  anna = await logIn(shop, '+79161234567')
})

interface ListedNotification {
  readonly id: string
  readonly type: string
  readonly text: string
  readonly read: boolean
}
const history = async ({ token }: TestCustomer, more = '') =>
  (await shop.json(`${PATH}?token=${token}${more}`)) as ListedNotification[]
const texts = async (more = '') => (await history(anna, more)).map(({ text }) => text)
const read = (who: TestCustomer, body: object) => shop.send('POST', `${PATH}?token=${who.token}`, body)

describe('notifications', () => {
  it('tell every status and every bonus, newest first', async () => {
    const order = await placed(shop, pickupOrder({ bonuses: '200', expected_total: '700.00' }), {
      token: anna.token,
    })
    await move(shop, order.number, 'cooking', 'ready', 'completed')
    const { number } = order
    expect(await texts()).toEqual([
      `Заказ №${number} вручён. Приятного аппетита`,
      'Начислен 21 бонус',
      `Заказ №${number} готов, ждём вас`,
      `Заказ №${number} уже готовится`,
      `Заказ №${number} принят`,
      'Списано 200 бонусов',
    ])
    expect((await history(anna))[0]).toEqual({
      id: expect.any(String),
      type: 'order',
      title: 'Заказ вручён',
      text: `Заказ №${number} вручён. Приятного аппетита`,
      at: '2026-03-06T09:00:00.000Z',
      read: false,
      order_id: order.id,
      link: `/order/${order.id}`,
    })
  })

  it('tell of a booked table in its own words', async () => {
    const { number } = await placed(shop, tableOrder(), { token: anna.token })
    await move(shop, number, 'cooking', 'ready', 'completed')
    expect((await texts()).filter((text) => text.includes('№'))).toEqual([
      `Визит по брони №${number} завершён. Ждём вас снова`,
      `Бронь №${number}: вы за столом. Приятного аппетита`,
      `Бронь №${number} подтверждена, ждём вас`,
      `Бронь №${number} принята`,
    ])
    expect((await history(anna))[0]).toMatchObject({ type: 'order', title: 'Визит завершён' })
  })

  it('tell that bonuses came back', async () => {
    const body = pickupOrder({ bonuses: '200', expected_total: '700.00' })
    const order = await placed(shop, body, { token: anna.token })
    await act(shop, order.id, 'cancel', {}, { token: anna.token })
    expect((await texts()).slice(0, 2)).toEqual([`Заказ №${order.number} отменён`, 'Вернулось 200 бонусов'])
  })

  it('are said in the reader’s language, not in that of the order', async () => {
    const order = await placed(shop, pickupOrder(), { token: anna.token })
    expect(await texts('&lang=en')).toEqual([`Order No. ${order.number} is accepted`])
  })

  it('are marked as read: those named, then all', async () => {
    const order = await placed(shop, pickupOrder(), { token: anna.token })
    await move(shop, order.number, 'cooking', 'ready')
    const [newest] = await history(anna)
    expect((await read(anna, { ids: [Number(newest?.id)] })).status).toBe(200)
    expect((await history(anna)).map((each) => each.read)).toEqual([true, false, false])
    await read(anna, {})
    expect((await history(anna)).map((each) => each.read)).toEqual([true, true, true])
  })

  it('of another are neither seen nor marked', async () => {
    await placed(shop, pickupOrder(), { token: anna.token })
    const boris = await logIn(shop, '+79161112244')
    const [mine] = await history(anna)
    expect(await history(boris)).toEqual([])
    await read(boris, { ids: [Number(mine?.id)] })
    await read(boris, {})
    expect((await history(anna))[0]?.read).toBe(false)
    expect((await shop.get(PATH)).status).toBe(401)
    expect((await shop.send('POST', PATH, {})).status).toBe(401)
  })

  it('are not written for a visitor’s order', async () => {
    await placed(shop, pickupOrder())
    expect(await shop.db.sql.selectFrom('notifications').selectAll().execute()).toEqual([])
  })

  it('reach the customer’s open pages', async () => {
    const heard: BackendEvent[] = []
    shop.backend.onEvent((event) => heard.push(event))
    shop.backend.start()
    try {
      const order = await placed(shop, pickupOrder({ bonuses: '200', expected_total: '700.00' }), {
        token: anna.token,
      })
      const channel = `private-user-${anna.id}`
      await expect.poll(() => heard.filter((event) => event.channel === channel)).toHaveLength(3)
      const ours = heard.filter((event) => event.channel === channel)
      expect(ours).toContainEqual({ channel, event: 'bonus', data: { amount: '-200.00' } })
      expect(ours).toContainEqual({
        channel,
        event: 'notification',
        data: { id: expect.any(String), order_id: order.id },
      })
    } finally {
      await shop.backend.stop()
    }
  })
})
