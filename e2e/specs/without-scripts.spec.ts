import { expect, test } from '../fixtures/test.ts'

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

test('a grocery’s last shelf has its picture without scripts too', async ({ page, house }) => {
  await house.moveInto('samokat')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const tile = page.locator('.tile-group').last().getByRole('link').last()
  await tile.scrollIntoViewIfNeeded()
  await expect(tile.getByRole('presentation')).toBeVisible()
})
