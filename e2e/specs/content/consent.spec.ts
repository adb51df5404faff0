import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

test.use({ consented: false })

test('cookies are asked about once, beside the page', async ({ shop, page, expectAccessible }) => {
  await shop.open('/contacts')
  const notice = page.getByRole('region', { name: 'Файлы cookie' })
  await expect(notice).toContainText('cookie')
  await expectAccessible()
  await notice.getByRole('button', { name: 'Принять' }).click()
  await expect(notice).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('samobranka:consent'))).toBe('all')
  await shop.open('/contacts')
  await expect(page.getByRole('button', { name: 'Принять' })).toBeHidden()
})

test('prices are shown in the chosen currency, and stay so', ONE_SIZE, async ({ shop, page }) => {
  await shop.open('/menu/pizza')
  const price = page.getByRole('main').getByRole('article').first().locator('.price').first()
  await expect(price).toContainText('₽')
  await shop.openMenu()
  const menu = page.getByRole('dialog', { name: 'Меню' })
  await menu.getByLabel('Валюта').selectOption('USD')
  await menu.getByRole('button', { name: 'Закрыть' }).click()
  await expect(price).toContainText('$')
  await shop.open('/menu/pizza')
  await expect(price).toContainText('$')
})
