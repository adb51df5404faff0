import { expect, test } from '../../fixtures/test.ts'

test.describe('the wheel', () => {
  test('lands on the sector the server named, and the prize is there at once', async ({
    shop,
    account,
    page,
  }) => {
    await account.enter()
    await shop.open('/lk/game')
    const answered = page.waitForResponse((response) => response.url().includes('/wheel/spin'))
    await page.getByRole('button', { name: 'Крутить колесо' }).click()
    const { sector_id: sector, prize } = await (await answered).json()
    await expect(page.locator('.wheel')).toHaveAttribute('data-landed', String(sector))
    const text = prize.type === 'nothing' ? 'В этот раз без приза' : `Ваш приз: ${prize.label}`
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Крутить колесо' })).toBeDisabled()
    await expect(page.getByText(/Следующий поворот через 2[34]:\d\d:\d\d/)).toBeVisible()
    if (prize.type === 'bonus') {
      await shop.open('/lk/bonuses')
      await expect(page.getByRole('main').getByText('Приз колеса удачи')).toBeVisible()
    } else if (prize.type !== 'nothing') {
      await shop.open('/lk/promocodes')
      await expect(page.getByRole('heading', { name: 'Действующие' })).toBeVisible()
    }
  })

  test('tells its odds, which make a hundred', async ({ shop, account, page }) => {
    await account.enter()
    await shop.open('/lk/game')
    const odds = await page.getByText(/^Шанс/).allInnerTexts()
    const sum = odds.reduce((all, text) => all + Number(text.replace(/[^\d,]/g, '').replace(',', '.')), 0)
    expect(sum).toBeCloseTo(100, 1)
  })

  test.describe('without motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('shows the prize without turning', async ({ shop, account, page }) => {
      await account.enter()
      await shop.open('/lk/game')
      await page.getByRole('button', { name: 'Крутить колесо' }).click()
      await expect(page.locator('.wheel')).toHaveAttribute('data-landed', /\d+/)
      expect(await page.locator('.wheel-turning').evaluate((face) => face.getAnimations().length)).toBe(0)
    })
  })
})
