import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

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

test('photographs are looked through by keyboard, and Back closes them', ONE_SIZE, async ({ page, shop }) => {
  await shop.open('/gallery')
  await page.getByRole('button', { name: 'Ресторан и кухня, фото 1 из 6' }).click()
  const photo = page.getByRole('dialog', { name: 'Ресторан и кухня' })
  await expect(photo.getByText('1 / 6')).toBeVisible()
  // Keys are the photograph's once it has the focus.
  await expect.poll(() => photo.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expect(photo.getByText('6 / 6')).toBeVisible()
  await page.goBack()
  await expect(photo).toBeHidden()
})

test('a photograph comes closer, and a swipe brings the next one', async ({
  page,
  shop,
  expectAccessible,
}) => {
  await shop.open('/gallery')
  await page.getByRole('button', { name: 'Блюда, фото 1 из 8' }).click()
  const photo = page.getByRole('dialog', { name: 'Блюда' })
  const picture = photo.getByRole('button', { name: /^Блюда, фото/ })
  await picture.click()
  await expect(picture).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('-')
  await expect(picture).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width * 0.7, height / 2)
  await page.mouse.down()
  await page.mouse.move(width * 0.3, height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(photo.getByText('2 / 8')).toBeVisible()
  await photo.getByRole('button', { name: 'Закрыть' }).click()
  await expect(photo).toBeHidden()
})

test('the chat has its place on the page of customer care only', ONE_SIZE, async ({ page, shop }) => {
  await shop.open('/information/page/zabota-o-klientah')
  await expect(page.locator('#chat-widget[data-chat-widget]')).toBeAttached()
  await shop.open('/information/page/delivery')
  await expect(page.locator('#chat-widget')).not.toBeAttached()
})

test('a message says what is missing, survives a reload and arrives', ONE_SIZE, async ({ page, shop }) => {
  await shop.open('/contacts')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Отправить' }).click()
  await expect(main.getByText('Введите корректный номер телефона')).toBeVisible()
  await expect(main.getByLabel('Имя')).toHaveAttribute('aria-invalid', 'true')

  await main.getByLabel('Имя').fill('Анна')
  await main.getByLabel('Телефон').fill('+7 912 345-67-89')
  await main.getByLabel('Сообщение').fill('Спасибо за борщ')
  await page.reload()
  await shop.expectHydrated()
  await expect(main.getByLabel('Сообщение')).toHaveValue('Спасибо за борщ')

  await main.getByRole('button', { name: 'Отправить' }).click()
  await expect(main.getByText('Сообщение отправлено, скоро ответим')).toBeVisible()
  await expect(main.getByLabel('Сообщение')).toHaveValue('')
})

test.describe('without a network', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/ })

  test('a message is kept, and goes when the network is back', ONE_SIZE, async ({ page, shop, context }) => {
    await shop.open('/contacts')
    const main = page.getByRole('main')
    await main.getByLabel('Имя').click()
    await main.getByLabel('Имя').fill('Пётр')
    await main.getByLabel('Телефон').fill('8 912 345-67-89')
    await main.getByLabel('Сообщение').fill('Где найти меню на неделю')
    await context.setOffline(true)
    await main.getByRole('button', { name: 'Отправить' }).click()
    await expect(main.getByRole('alert').filter({ hasText: 'Нет связи' })).toBeVisible()
    await expect(main.getByLabel('Сообщение')).toHaveValue('Где найти меню на неделю')
    await context.setOffline(false)
    await main.getByRole('button', { name: 'Отправить' }).click()
    await expect(main.getByText('Сообщение отправлено, скоро ответим')).toBeVisible()
  })
})
