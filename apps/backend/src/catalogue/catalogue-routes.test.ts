import { catalogueFile, createClient } from '@samobranka/contract'
import { beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

const folder = '/wp-content/uploads/app_sync'
const firstName = async (path: string) =>
  (
    (await shop.json(`${folder}/${path}`)) as {
      name: string
      subCategories: { products: { name: string }[] }[]
    }[]
  )[0]?.subCategories[0]?.products[0]?.name

it.each([
  ['prodcat.json?t=1&nocache=2', 'Маргарита'],
  ['prodcat-en.json', 'Margherita'],
  ['prodcat.json?lang=en', 'Margherita'],
  ['prodcat-ru.json', 'Маргарита'],
  ['prodcat-de.json', 'Маргарита'],
  ['prodcat_main-en.json', 'Margherita'],
  ['price_1.json', 'Маргарита'],
  ['price_1.json?lang=en', 'Margherita'],
])('%s has %s', async (path, name) => {
  expect(await firstName(path)).toBe(name)
})

it.each(['prodcat-xx.json', 'price_99.json', 'secrets.json', 'prodcat', '..%2Fkeys.json'])(
  '%s is not there',
  async (path) => {
    expect((await shop.get(`${folder}/${path}`)).status).toBe(404)
  },
)

it('sends what was compressed at publishing', async () => {
  const response = await shop.get(`${folder}/prodcat.json`, { 'accept-encoding': 'gzip, br' })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
})

it('is read by the contract’s own client', async () => {
  const client = createClient({
    fetch: (input, init) => shop.backend.fetch(new Request(input, init)),
    baseUrl: 'http://shop',
  })
  const answer = await client.call(catalogueFile, { params: { file: 'prodcat' } })
  expect(answer.ok && answer.value.products.map(({ name, price }) => [name, price])).toEqual([
    ['Маргарита', 45_000],
    ['Сок', 9_900],
    ['Сыр', 90_000],
  ])
})
