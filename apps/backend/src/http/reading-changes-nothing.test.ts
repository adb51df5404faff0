import { endpoints } from '@samobranka/contract'
import { sql as raw } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../testing/index.ts'
import { keysQuery, logIn } from '../testing/log-in.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { placed } from '../testing/order-calls.ts'

let shop: TestShop
let proofs: readonly string[]
let orderId: string
let paymentPath: string

beforeAll(async () => {
  shop = await openShop()
  const customer = await logIn(shop, '+79160000001')
  const order = await placed(shop, pickupOrder({ payment_method: 'online' }), { token: customer.token })
  orderId = order.id
  paymentPath = new URL(order.payment.url).pathname
  const user = `user_id=${customer.id}&customer=${customer.id}`
  proofs = ['x=1', `token=${customer.token}&${user}`, await keysQuery(shop)]
})

/** Everything the database holds. */
async function contents(): Promise<string> {
  const named =
    shop.db.engine === 'sqlite'
      ? raw<{
          name: string
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`
      : raw<{
          name: string
        }>`select tablename as name from pg_tables where schemaname = current_schema() order by tablename`
  const { rows: tables } = await named.execute(shop.db.sql)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await raw`select * from ${raw.table(name)}`.execute(shop.db.sql)
    texts.push(name, ...rows.map((row) => JSON.stringify(row)).toSorted())
  }
  expect(tables.length).toBeGreaterThan(20)
  return texts.join('\n')
}

const readable = new Set(endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path))
const writing = endpoints.filter(({ method, path }) => method !== 'GET' && !readable.has(path))
const wish = 'phone=%2B79160000001&code=000000&result=pay&status=cancelled&_method=POST&rating=5&key=x'
const headers = { 'x-http-method-override': 'POST', 'x-http-method': 'POST', 'x-method-override': 'POST' }

const ask = (method: string, path: string) =>
  shop.backend.fetch(new Request(`http://shop${path}`, { method, headers, redirect: 'manual' }))

describe('a call that writes, asked for by reading', () => {
  it.each(writing.map(({ name, path }) => [name, path] as const))(
    '%s: 405, and nothing is changed',
    async (_, path) => {
      const allowed = writing.filter((one) => one.path === path).map(({ method }) => method)
      const before = await contents()
      const call = path.replace('{provider}', 'yookassa').replace(/\{\w+\}/, orderId)
      for (const method of ['GET', 'HEAD'])
        for (const proof of proofs)
          for (const address of [call, `${call}/`]) {
            const answer = await ask(method, `${address}?${wish}&${proof}`)
            expect([method, address, answer.status]).toEqual([method, address, 405])
            expect(answer.headers.get('allow')?.split(', ').toSorted()).toEqual(allowed.toSorted())
          }
      expect(await contents()).toBe(before)
    },
  )

  it('pays nothing at the sandbox, and takes no news of a bank', async () => {
    const before = await contents()
    expect((await ask('GET', `${paymentPath}?result=pay`)).status).toBe(200)
    expect((await ask('HEAD', `${paymentPath}?result=pay`)).status).toBe(200)
    expect((await ask('GET', '/payments/yookassa/webhook?event=payment.succeeded')).status).toBe(405)
    expect((await ask('GET', '/wheel/?user_id=1')).status).toBe(302)
    expect(await contents()).toBe(before)
  })
})
