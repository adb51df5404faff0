import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

test(
  'categories and badges are called by their names in the visitor’s language',
  ONE_SIZE,
  async ({ page, shop }) => {
    for (const [language, category, badge] of [
      ['de', 'Salate und Bowls', 'Beliebt'],
      ['hi', 'सलाद और बाउल', 'हिट'],
      ['zh-CN', '沙拉和波奇碗', '热卖'],
    ] as const) {
      await shop.open(`/?lang=${language}`)
      await expect(page.getByRole('main').getByText(category, { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('article').getByText(badge, { exact: true }).first()).toBeVisible()
    }
  },
)

test('«допы» begin with a capital where they head a page', ONE_SIZE, async ({ page, shop }) => {
  await shop.open('/menu/extras')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Допы')
})

test(
  'a name with quotes is quoted with others, and a list of one town does not repeat it',
  ONE_SIZE,
  async ({ page, shop, place }) => {
    await shop.open()
    await page.getByRole('banner').getByRole('button', { name: 'Куда доставить' }).click()
    await place.typeAddress('озёрская 4', 'Озёрск, Озёрская улица, 4')
    await expect(page.getByText('Приготовим в «Ресторан „Самобранка“ у озера»')).toBeVisible()
    await place.dialog.getByRole('tab', { name: 'Самовывоз' }).click()
    await expect(place.dialog.getByText('Лесная улица, 18', { exact: true })).toBeVisible()
    await expect(place.dialog.getByText('Озёрск, Лесная улица, 18')).toHaveCount(0)
  },
)
