import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

// Nobody is signed in at first, and a host that is away answers nothing.
test.use({ expectedNoise: /401|ERR_INTERNET_DISCONNECTED|ERR_FAILED/, locale: 'ru-RU' })

async function lookAround(page: Page, role: string, address = '/office/'): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: `Осмотреться как ${role}` }).click()
  await expect(page).not.toHaveURL(/sign-in/)
  await expect(page.getByRole('button', { name: `, ${role}` })).toBeVisible()
}

test('whoever is asked to sign in comes to where they were going', async ({ page, expectAccessible }) => {
  await page.goto('/office/_kit')
  await expect(page).toHaveURL(/\/office\/sign-in\?to=/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Осмотреться как менеджер' }).click()
  await expect(page).toHaveURL(/\/office\/_kit$/)
})

for (const theme of ['Светлая', 'Тёмная'])
  test(`every piece of the interface reads well: ${theme}`, async ({ page, expectAccessible }) => {
    await lookAround(page, 'менеджер', '/office/_kit')
    await page.getByRole('radio', { name: theme }).click()
    await expectAccessible()
    const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sticksOut).toBeLessThanOrEqual(0)
  })

test('a screen is opened by its name, without the mouse', async ({ page }) => {
  await lookAround(page, 'владелец', '/office/_kit')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Найти' })
  await expect(search).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(search).toBeHidden()
  await expect(page).not.toHaveURL(/_kit/)
})

test('what was done can be taken back while the seconds run', async ({ page }) => {
  await lookAround(page, 'менеджер', '/office/_kit')
  await page.getByRole('button', { name: 'С отменой' }).click()
  const said = page.getByRole('dialog', { name: 'Заказ № 4017 отменён' })
  await said.getByRole('button', { name: 'Отменить' }).click()
  await expect(page.getByText('Заказ вернулся')).toBeVisible()
})

test('language, theme and the way out are in the person’s menu', async ({ page }) => {
  await lookAround(page, 'менеджер', '/office/_kit')
  await page.getByRole('button', { name: /, менеджер$/ }).click()
  await page.getByRole('menuitemradio', { name: 'Тёмная' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: /, manager$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/office\/sign-in$/)
  await page.goto('/office/_kit')
  await expect(page).toHaveURL(/\/office\/sign-in/)
})

test('a restaurant that does not answer is told in red, and gone from there when it does', async ({
  page,
  context,
}) => {
  test.slow()
  await lookAround(page, 'менеджер', '/office/_kit')
  const bar = page.getByText('Нет связи с рестораном')
  await expect(bar).toBeHidden()
  await context.setOffline(true)
  await expect(bar).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await expect(bar).toBeHidden({ timeout: 20_000 })
})
