import { expect, test } from '../../fixtures/test.ts'

test.use({ javaScriptEnabled: false })

test('the menu can be read and walked without scripts', async ({ page, catalogue }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(catalogue.card('Маргарита')).toContainText('419 ₽')
  await catalogue.openCategory('Пицца')
  await catalogue.openProduct('Маргарита')
  const sheet = page.getByRole('dialog', { name: 'Маргарита' })
  await expect(sheet).toContainText('25 см')
  await sheet.getByRole('link', { name: 'Закрыть' }).click()
  await expect(page).toHaveURL('/menu/pizza/classic-pizza')
})

test('the last category of the grocery layout has its pictures without scripts too', async ({
  page,
  pageLayout,
}) => {
  await pageLayout.choose('samokat')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const tile = page.locator('.tile-group').last().getByRole('link').last()
  await tile.scrollIntoViewIfNeeded()
  await expect(tile.getByRole('presentation')).toBeVisible()
})

test('without scripts no button is dead, and the phone and the hours are at hand', async ({ page }) => {
  for (const path of ['/', '/menu/pizza', '/menu/pizza?product_id=1001', '/contacts', '/order']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('button'), path).toHaveCount(0)
    await expect(page.getByRole('textbox'), path).toHaveCount(0)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: '+7 (485) 555-01-01' })).toBeVisible()
    await expect(header.locator('.without-scripts small')).toHaveText('Круглосуточно')
  }
  await page.goto('/order', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('main').getByRole('link', { name: '+7 (485) 555-01-01' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('пн–чт 10:00–01:00')
})
