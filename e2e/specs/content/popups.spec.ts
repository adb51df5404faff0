import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedBusiness, demoFile } from '../../fixtures/changed-business.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

interface Popup {
  readonly id: number
}

const [model] = demoFile<Popup[]>('popups.json')
const always = {
  ...model,
  sklad: [],
  popup_from: null,
  popup_to: null,
  image: '',
  link: '',
  repeatable: false,
}
const popups = [
  { ...always, id: 1, title: 'Первый снег', text: 'Глинтвейн в подарок', repeat_mode: 'one-off' },
  { ...always, id: 2, title: 'Только на Озёрской', sklad: [1], repeat_mode: '' },
  { ...always, id: 3, title: 'По вторникам молчим', ban_days_popup: [2], repeat_mode: '' },
]

let night: OwnShop
let business: ReturnType<typeof changedBusiness>
test.beforeAll(async () => {
  business = changedBusiness({ 'popups.json': popups })
  // A Tuesday; the kitchen in Zarechye has closed an hour ago.
  night = await openOwnShop({ CLOCK: '2026-11-17T02:00:00+03:00', BUSINESS_DIR: business.folder })
})
test.afterAll(async () => {
  await night.close()
  business.remove()
})

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'place', value: 'local_pickup.2.', url: night.url }])
  await context.addInitScript(() => {
    const place = { deliveryType: 'local_pickup', warehouseId: 2, zoneId: null, pickupPointId: null }
    localStorage.setItem('samobranka:place', JSON.stringify({ ...place, title: 'Лесная улица, 18' }))
  })
})

test('a closed kitchen is told first, then the operator’s news, one at a time and once', async ({
  page,
  shop,
  expectAccessible,
}) => {
  await shop.open(night.url)
  const dialogs = page.getByRole('dialog')
  const closed = page.getByRole('dialog', { name: 'Сейчас мы закрыты' })
  await expect(closed).toContainText('с 10:00 до 01:00')
  await expect(dialogs).toHaveCount(1)
  await expectAccessible()
  await closed.getByRole('button', { name: 'Понятно' }).click()

  const news = page.getByRole('dialog', { name: 'Первый снег' })
  await expect(news).toContainText('Глинтвейн в подарок')
  await expect(dialogs).toHaveCount(1)
  await page.goBack()
  await expect(dialogs).toHaveCount(0)

  const catalogue = page.waitForResponse(/app_sync/)
  await page.reload()
  await shop.expectHydrated()
  await catalogue
  // By now the popups have been asked for: a dialog one opens stands alone.
  await shop.openMenu()
  await expect(dialogs).toHaveCount(1)
})

test('a popup waits until the dish one came for is closed', async ({ page, shop, product }) => {
  await shop.open(`${night.url}/menu/pizza/classic-pizza/margherita`)
  await product.expectOpen('Маргарита')
  await page.waitForLoadState('load')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await product.close('Маргарита')
  await expect(page.getByRole('dialog', { name: 'Сейчас мы закрыты' })).toBeVisible()
})

test.describe('of the demo', () => {
  // The page outlives the first shop for a moment.
  test.use({ expectedNoise: /ERR_CONNECTION_REFUSED|localStorage/ })

  test(
    'a popup comes with its day, whatever year the shop was opened in',
    ONE_SIZE,
    async ({ page, shop }) => {
      const DATA_DIR = await mkdtemp(join(tmpdir(), 'own-shop-'))
      const spring = await openOwnShop({ CLOCK: '2031-05-20T12:00:00+03:00', DATA_DIR })
      await shop.open(spring.url)
      await shop.expectHydrated()
      await shop.openMenu()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await spring.close()

      const winter = await openOwnShop({ CLOCK: '2031-12-24T12:00:00+03:00', DATA_DIR })
      await shop.open(winter.url)
      await expect(page.getByRole('dialog', { name: 'Скатерть накрыта' })).toContainText('промокод ЛЕТО')
      await winter.close()
      await rm(DATA_DIR, { recursive: true, force: true })
    },
  )
})
