import { HOME } from '../../fixtures/checkout.ts'
import { comeBack } from '../../fixtures/kept.ts'
import { expect, test } from '../../fixtures/test.ts'

const NAMES = ['Главная', 'Меню', 'Поиск', 'Корзина', 'Войти']

test('a phone’s bar holds home, menu, search, cart and account, each once, at the window’s lower edge', async ({
  shop,
  page,
}) => {
  await shop.open('/menu/rolls')
  const bar = page.getByRole('navigation', { name: 'Основное меню' })
  const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 0 }
  expect(y + height).toBe(844)
  for (const name of NAMES) {
    const role = name === 'Главная' ? 'link' : 'button'
    const item = page.getByRole(role, { name: new RegExp(`^${name}`) }).filter({ visible: true })
    const box = await (role === 'link' ? bar.getByRole(role, { name }) : item).boundingBox()
    expect(box?.y, name).toBeGreaterThanOrEqual(y)
    expect(box?.width, name).toBeGreaterThanOrEqual(44)
    expect(box?.height, name).toBeGreaterThanOrEqual(44)
  }
  const inset = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar-height'))
  expect(await inset()).toContain('60px')
  await page.setViewportSize({ width: 800, height: 844 })
  expect(await inset()).toBe('0px')
  await expect(bar.getByRole('link', { name: 'Главная' })).toBeHidden()
})

test('the bar says the cart’s sum, fits into 320 px, and what lies above it stays clear of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await comeBack(page, [{ productId: 1105, count: 12 }])
  await page.goto('/contacts')
  const bar = page.getByRole('navigation', { name: 'Основное меню' })
  const cart = bar.getByRole('button', { name: /^Корзина, 12/ })
  await expect(cart).toContainText('₽')
  const cut = await cart.locator('.cart-sum').evaluate((sum) => sum.scrollWidth - sum.clientWidth)
  expect(cut).toBeLessThanOrEqual(0)
  const top = (await bar.boundingBox())?.y ?? 0
  const notice = await page.getByRole('region', { name: /cookie/i }).boundingBox()
  expect((notice?.y ?? 640) + (notice?.height ?? 0)).toBeLessThanOrEqual(top)
  await page.getByRole('button', { name: 'Принять' }).click()
  // What is laid out when it comes near may make the page longer.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const end = await page.getByRole('contentinfo').boundingBox()
      return (end?.y ?? 0) + (end?.height ?? 0)
    })
    .toBeLessThanOrEqual(top + 1)
  await cart.click()
  const dialog = page.getByRole('dialog', { name: 'Корзина' })
  await expect(dialog).toBeVisible()
  expect(
    await page.evaluate(() => document.elementFromPoint(160, 620)?.closest('[role=dialog]') !== null),
  ).toBe(true)
})

test('below the minimum sum the bar says what is missing, over its whole width, and every button stays clear of it', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await comeBack(page, [{ productId: 1105, count: 2 }])
  await shop.open('/contacts')
  const cart = page
    .getByRole('navigation', { name: 'Основное меню' })
    .getByRole('button', { name: /^Корзина/ })
  const notice = cart.getByText('До минимальной суммы ещё')
  await expect(notice).toBeVisible()
  const strip = await notice.boundingBox()
  expect(strip?.width).toBe(320)
  expect(await notice.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0)
  const button = await cart.boundingBox()
  expect((strip?.y ?? 640) + (strip?.height ?? 0)).toBeLessThanOrEqual((button?.y ?? 0) + 1)
  for (const part of ['.cart-sum', '.icon']) {
    const box = await cart.locator(part).boundingBox()
    expect(box?.x, part).toBeGreaterThanOrEqual(button?.x ?? 320)
    expect((box?.x ?? 0) + (box?.width ?? 320), part).toBeLessThanOrEqual(
      (button?.x ?? 0) + (button?.width ?? 0),
    )
  }
  await notice.click()
  await expect(page.getByRole('dialog', { name: 'Корзина' })).toBeVisible()
})

test('a grocery’s bar has its search as every other, also under the field that comes first', async ({
  pageLayout,
  shop,
  page,
}) => {
  await pageLayout.choose('samokat')
  await shop.open('/')
  await expect(page.getByRole('main').getByRole('button', { name: 'Найти блюдо или товар' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Поиск' }).click()
  await expect(page.getByRole('dialog', { name: 'Поиск' })).toBeVisible()
})

test('at checkout the order’s button has the edge to itself', async ({ page, checkout }) => {
  await checkout.openWith([{ productId: 1105, count: 2 }], HOME)
  const button = await checkout.orderButton.boundingBox()
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(800)
  const header = page.getByRole('banner')
  for (const name of ['Меню', 'Поиск', 'Войти'])
    expect((await header.getByRole('button', { name }).boundingBox())?.y, name).toBeLessThan(80)
  await expect(header.getByRole('link', { name: 'Главная' })).toBeHidden()
  expect(
    await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar-height'),
    ),
  ).toBe('0px')
})
