import { gunzipSync } from 'node:zlib'
import { endpoints } from '@samobranka/contract'
import { beforeAll, expect, it } from 'vitest'
import { logIn } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'

const MARK = /inmost|79165550199|day_starts_at|accept_alert|message_templates/

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({
    business(business) {
      Object.assign(business, {
        'office.json': {
          manager_phones: ['+79165550199'],
          day_starts_at: '06:00',
          reasons: { refuse: [{ id: 'inmost', name: 'inmost', guest_text: 'inmost' }] },
          stations: [{ id: 'inmost', kitchen: 1, name: 'inmost', categories: [20] }],
          secret_of_our_own: 'inmost',
        },
      })
    },
  })
})

it('no published document holds anything of office.json', async () => {
  const documents = await shop.db.sql.selectFrom('documents').select('gzip').execute()
  expect(documents.length).toBeGreaterThan(5)
  for (const { gzip } of documents) expect(gunzipSync(gzip).toString()).not.toMatch(MARK)
})

it('nor does any call that a guest may make, their export among them', async () => {
  const { token, id } = await logIn(shop, '+79160000001')
  const open = endpoints.filter(
    ({ method, permission, auth }) => method === 'GET' && permission === null && auth !== 'keys',
  )
  expect(open.map(({ name }) => name)).toContain('exportUser')
  for (const { path } of open) {
    const address = path.replace(/\{\w+\}/g, String(id))
    const response = await shop.get(`${address}?token=${token}&warehouse_id=1&warehouse=1&stock_id=1`)
    expect(await response.text(), path).not.toMatch(MARK)
  }
})
