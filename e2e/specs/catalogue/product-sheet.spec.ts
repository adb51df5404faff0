import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

test.describe('the sheet of a product', () => {
  test('has nothing over a control, wherever it is scrolled to', async ({ shop, catalogue, product }) => {
    await shop.open('/menu/pizza')
    await catalogue.openProduct('Маргарита')
    await product.expectOpen('Маргарита')
    const controls = await product.dialog('Маргарита').getByRole('button').all()
    expect(controls.length).toBeGreaterThan(8)
    for (const control of controls) {
      await control.scrollIntoViewIfNeeded()
      const covered = await control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const points = [0.2, 0.5, 0.8].map((part) => [left + width * part, top + height * part] as const)
        return points.some(([x, y]) => !element.contains(document.elementFromPoint(x, y)))
      })
      expect(covered, await control.getAttribute('aria-label').then(String)).toBe(false)
    }
  })

  test(
    'shows all badges of the dish, and keeps them while it is scrolled',
    ONE_SIZE,
    async ({ shop, page }) => {
      await shop.open('/?product_id=2406')
      const dialog = page.getByRole('dialog')
      const badges = ['Вегетарианское', 'Постное', 'Сезонное']
      await expect(dialog.getByRole('heading', { name: 'Тыквенный крем-суп' }).last()).toBeVisible()
      await dialog.locator('.sheet-scroll').evaluate((element) => element.scrollTo(0, element.scrollHeight))
      for (const badge of badges)
        await expect(dialog.getByText(badge, { exact: true }).first()).toBeInViewport()
    },
  )

  test('shows what can be added in pictures', ONE_SIZE, async ({ shop, catalogue, product }) => {
    await shop.open('/menu/pizza')
    await catalogue.openProduct('Маргарита')
    const topping = product.dialog('Маргарита').getByRole('listitem').filter({ hasText: 'Моцарелла' })
    await topping.scrollIntoViewIfNeeded()
    await expect.poll(() => topping.getByRole('presentation').evaluate(isSeen)).toBe(true)
    await topping.getByRole('button', { name: 'Добавить: Моцарелла' }).click()
    await product.expectPrice('Маргарита', '498 ₽')
  })

  test(
    'says the weight of the chosen size, and what it cost before',
    ONE_SIZE,
    async ({ shop, catalogue, product }) => {
      await shop.open('/menu/pizza')
      await catalogue.openProduct('Пепперони')
      const dialog = product.dialog('Пепперони')
      await expect(dialog).toContainText(/440\sг/)
      await expect(dialog.getByText(/539\s₽/)).toBeVisible()
      await product.chooseVariation('Пепперони', '35 см')
      await expect(dialog).toContainText(/790\sг/)
      await expect(dialog.getByText(/889\s₽/)).toBeVisible()
    },
  )
})

const isSeen = (picture: Element): boolean => picture instanceof HTMLImageElement && picture.naturalWidth > 0
