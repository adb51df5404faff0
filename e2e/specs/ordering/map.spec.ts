import { withMaps } from '../../fixtures/chromium.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({
  launchOptions: withMaps,
  // Drawn without a graphics card it holds the page up so long that a socket may be given up and opened again.
  expectedNoise: /WebSocket is closed before the connection is established|GPU stall/,
})

const DRAWING = { timeout: 30_000 }

test('kitchens and pickup points stand on the contacts’ map', async ({ page, shop, expectAccessible }) => {
  await shop.open('/contacts')
  await expect(page.getByRole('heading', { name: 'Пункты самовывоза' })).toBeVisible()
  await expect(page.getByRole('link', { name: '+7 (485) 555-01-01' }).first()).toBeVisible()
  await expect(page.locator('.contact-map canvas')).toBeVisible(DRAWING)
  await expectAccessible()
})

test('an address is found while the map is drawn beside it', async ({ page, shop, place }) => {
  await shop.open('/menu/rolls')
  await page.getByRole('banner').getByRole('button', { name: 'Куда доставить' }).click()
  await expect(place.dialog.locator('canvas')).toBeVisible(DRAWING)
  await place.bringTo('садовая 14', 'Озёрск, Садовая улица, 14')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Садовая улица, 14' })).toBeVisible()
})
