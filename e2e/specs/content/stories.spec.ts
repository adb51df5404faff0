import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

const open = (name: string) => ({ name: `Открыть историю «${name}»` })

test('a story is turned by keys, remembered as seen, and Back closes it', async ({
  page,
  shop,
  expectAccessible,
}) => {
  await shop.open()
  const cover = page.getByRole('button', open('Новинки ноября'))
  await expect(cover).not.toHaveAttribute('data-seen')
  await cover.click()
  const story = page.getByRole('dialog', { name: 'Новинки ноября' })
  await expect(story).toContainText('Пад-тай, рамен и бургер с яйцом')
  // Keys are the story's once it has the focus.
  await expect(story).toBeFocused()
  await page.keyboard.press(' ')
  await expect(story.getByRole('button', { name: 'Запустить показ' })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Колесо удачи' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(cover).toHaveAttribute('data-seen')
  await expect(cover).toBeFocused()
  await expect(page.getByRole('button', open('Готовим ночью'))).not.toHaveAttribute('data-seen')
})

test(
  'a tap leads on or back, a swipe to another story, a pull down out',
  ONE_SIZE,
  async ({ page, shop }) => {
    await shop.open()
    await page.getByRole('button', open('Колесо удачи')).click()
    const named = (name: string) => page.getByRole('dialog', { name })
    await named('Колесо удачи').getByRole('button', { name: 'Остановить показ' }).click()
    const card = page.locator('.viewer-card')
    const box = await card.boundingBox()
    if (!box) throw new Error('The story has no place on the screen')
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(...to, { steps: 4 })
      await page.mouse.up()
    }
    await drag(at(0.8, 0.5), at(0.2, 0.5))
    await expect(named('Готовим ночью')).toBeVisible()
    await page.mouse.click(...at(0.1, 0.5))
    await expect(named('Колесо удачи')).toBeVisible()
    await drag(at(0.5, 0.3), at(0.5, 0.7))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('stories go on by themselves, and lead to what they tell of', ONE_SIZE, async ({ page, shop }) => {
  await shop.open()
  await page.getByRole('button', open('Готовим ночью')).click()
  const next = page.getByRole('dialog', { name: 'Клубника с грядки' })
  // Six seconds, and the time it takes a fresh shop to compose the picture.
  await expect(next).toBeVisible({ timeout: 30_000 })
  await next.getByRole('link', { name: 'Подробнее' }).click()
  await expect(page).toHaveURL(/\/menu\/vegetables-fruit/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  'a film is silent until asked, and one that does not come gives way',
  ONE_SIZE,
  async ({ page, shop }) => {
    // The request is never answered.
    await page.route(/story-farm-film/, () => {})
    await shop.open()
    await page.getByRole('button', open('Клубника с грядки')).click()
    const story = page.getByRole('dialog', { name: 'Клубника с грядки' })
    await expect(story).toBeFocused()
    await page.keyboard.press('ArrowRight')
    const film = story.locator('video')
    await expect(film).toHaveJSProperty('muted', true)
    await story.getByRole('button', { name: 'Включить звук' }).click()
    await expect(film).toHaveJSProperty('muted', false)
    await expect(story.getByRole('button', { name: 'Выключить звук' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Завтрак весь день' })).toBeVisible()
  },
)
