import { expect, test } from '../fixtures/test.ts'

test.use({
  serviceWorkers: 'allow',
  expectedNoise: /Failed to load resource|WebSocket|could not be loaded/,
})

test('without network: pages that were seen, the cart, and a page that says so', async ({
  page,
  shop,
  context,
}) => {
  await shop.open('/menu/wok')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/menu/wok', { ignoreVary: true }))))
    .toBe(true)
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).includes('samobranka-catalogue')))
    .toBe(true)
  await context.setOffline(true)
  await expect(page.getByText('Нет интернета')).toBeVisible()

  await shop.open('/menu/wok')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вок')
  await page.getByRole('button', { name: /^Корзина/ }).click()
  await expect(page.getByRole('dialog', { name: 'Корзина' })).toBeVisible()

  await page.goto('/contacts')
  await expect(page.getByRole('heading', { name: 'Нет интернета' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible()
})
