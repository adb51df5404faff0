import { expect, test } from '../fixtures/test.ts'

test('a post is found in the blog, read, and followed by another', async ({
  page,
  shop,
  expectAccessible,
}) => {
  await shop.open('/blog')
  await page.getByRole('main').getByRole('link', { name: 'Закваска по имени Марфа' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Закваска по имени Марфа')
  await expect(page.getByRole('heading', { name: 'Читайте также' })).toBeVisible()
  await expectAccessible()
  await shop.expectNoSidewaysScroll()
})

test('photographs are looked through by keyboard, and Back closes them', async ({ page, shop }) => {
  await shop.open('/gallery')
  await page.getByRole('button', { name: 'Ресторан и кухня, фото 1 из 6' }).click()
  const photo = page.getByRole('dialog', { name: 'Ресторан и кухня' })
  await expect(photo.getByText('1 / 6')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(photo.getByText('6 / 6')).toBeVisible()
  await page.goBack()
  await expect(photo).toBeHidden()
})

test('the chat has its place on the page of customer care only', async ({ page, shop }) => {
  await shop.open('/information/page/zabota-o-klientah')
  await expect(page.locator('#chat-widget[data-chat-widget]')).toBeAttached()
  await shop.open('/information/page/delivery')
  await expect(page.locator('#chat-widget')).not.toBeAttached()
})

test('a message says what is missing, survives a reload and arrives', async ({ page, shop }) => {
  await shop.open('/contacts')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Отправить' }).click()
  await expect(main.getByText('Введите корректный номер телефона')).toBeVisible()
  await expect(main.getByLabel('Имя')).toHaveAttribute('aria-invalid', 'true')

  await main.getByLabel('Имя').fill('Анна')
  await main.getByLabel('Телефон').fill('+7 912 345-67-89')
  await main.getByLabel('Сообщение').fill('Спасибо за борщ')
  await page.reload()
  await shop.expectAwake()
  await expect(main.getByLabel('Сообщение')).toHaveValue('Спасибо за борщ')

  await main.getByRole('button', { name: 'Отправить' }).click()
  await expect(main.getByText('Сообщение отправлено, скоро ответим')).toBeVisible()
  await expect(main.getByLabel('Сообщение')).toHaveValue('')
})
