import { beforeEach, expect, it } from 'vitest'
import { officeCall } from '../../testing/office-calls.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { pickupOrder } from '../../testing/order-body.ts'
import { placed } from '../../testing/order-calls.ts'
import { signIn } from '../../testing/sign-in.ts'

let shop: TestShop
let cookie: string
beforeEach(async () => {
  shop = await openShop()
  cookie = await signIn(shop, 'manager')
})

it('what cannot be halved is told in whole numbers, and half of it is said, not stumbled over', async () => {
  const { id } = await placed(shop, pickupOrder())
  const call = (path: string, body: object) =>
    officeCall(shop, cookie, 'POST', path, body, { 'idempotency-key': path })
  const busy = { kind: 'busy', warehouse: 1, target: 'cooking', until: 'hour' }
  const halved: [string, object][] = [
    [`/orders/${id}/accept`, { minutes: 10.5 }],
    [`/orders/${id}/minutes`, { minutes: 7.7, reason: 'Много заказов' }],
    [`/orders/${id}/refunds`, { lines: [{ position: 0, count: 1.5 }], reason: 'Не тот' }],
    ['/switches', { ...busy, minutes: 7.7 }],
    ['/table-stays', { kitchen: 1, table: 1, people: 1.5, minutes: 60 }],
    ['/table-stays', { kitchen: 1, table: 1, people: 2, minutes: 60.5 }],
    ['/kitchens/1/remakes', { id: 'r', order: id, item: '0', count: 1.5, reason: 'other' }],
  ]
  for (const [path, body] of halved) {
    const answered = await call(path, body)
    expect([answered.status, answered.body.code], path).toEqual([400, 'invalid_body'])
  }
  expect((await call(`/orders/${id}/accept`, { minutes: 10 })).status).toBe(200)
})
