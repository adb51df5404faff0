import { expect, test } from '../../fixtures/test.ts'

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

test.describe('on a first visit that no worker has seen', () => {
  test.use({ serviceWorkers: 'block' })

  test('once the page has been left alone for five seconds, the cart, a dish of it and the search open without network', async ({
    shop,
    page,
    context,
  }) => {
    await shop.open('/menu/pizza')
    await page.waitForLoadState('load')
    // The promise itself: five seconds in which nobody touches the page.
    await page.waitForTimeout(5000)
    await context.setOffline(true)

    await page.getByRole('button', { name: /^Корзина/ }).click()
    const cart = page.getByRole('dialog', { name: 'Корзина' })
    await expect(cart).toContainText('В корзине пока пусто')
    await cart.getByRole('button', { name: 'Закрыть' }).click()

    await page.getByRole('main').getByRole('link', { name: 'Маргарита', exact: true }).click()
    const dish = page.getByRole('dialog', { name: 'Маргарита' })
    await expect(dish).toContainText('25 см')
    await dish.getByRole('button', { name: 'Закрыть' }).click()

    await page.getByRole('button', { name: 'Поиск' }).click()
    const search = page.getByRole('dialog', { name: 'Поиск' })
    await search.getByRole('searchbox').fill('филадельфия')
    await expect(search.getByRole('link', { name: /Филадельфия/ }).first()).toBeVisible()
  })
})
