import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

test('the home page leads to a category', async ({ shop, catalogue, page }) => {
  await shop.open()
  await expect(catalogue.card('Маргарита')).toBeVisible()
  await catalogue.openCategory('Пицца')
  await expect(page).toHaveURL('/menu/pizza')
  await expect(catalogue.card('Маргарита')).toBeVisible()
})

test.describe('the product sheet', () => {
  test('opens from a card, changes the address and gives it back', async ({
    shop,
    catalogue,
    product,
    page,
  }) => {
    await shop.open('/menu/pizza')
    await catalogue.openProduct('Маргарита')
    await product.expectOpen('Маргарита')
    await expect(page).toHaveURL('/menu/pizza/classic-pizza/margherita')
    await product.close('Маргарита')
    await expect(page).toHaveURL('/menu/pizza')
  })

  test('closes by Back and by Escape', ONE_SIZE, async ({ shop, catalogue, product, page }) => {
    await shop.open('/menu/pizza')
    await catalogue.openProduct('Маргарита')
    await product.expectOpen('Маргарита')
    await page.goBack()
    await expect(product.dialog('Маргарита')).toBeHidden()
    await catalogue.openProduct('Маргарита')
    await product.expectOpen('Маргарита')
    await page.keyboard.press('Escape')
    await expect(product.dialog('Маргарита')).toBeHidden()
    await expect(page).toHaveURL('/menu/pizza')
  })

  test('opens by product_id over any page', ONE_SIZE, async ({ shop, product, page }) => {
    await shop.open('/?product_id=1101')
    await product.expectOpen('Филадельфия')
    await product.close('Филадельфия')
    await expect(page).toHaveURL('/')
  })

  test('opens by the product route and closes to its category', ONE_SIZE, async ({ shop, product, page }) => {
    await shop.open('/menu/pizza/classic-pizza/margherita')
    await product.expectOpen('Маргарита')
    await product.close('Маргарита')
    await expect(page).toHaveURL('/menu/pizza/classic-pizza')
  })
})

test.describe('the cart', () => {
  test.beforeEach(async ({ shop, place }) => {
    await shop.open('/menu/rolls')
    await place.fetchFrom('Самобранка на Озёрской')
  })

  test('takes a dish in, counts it up and down, and lets it go', async ({ cart }) => {
    await cart.add('Филадельфия')
    await cart.increaseOnCard('Филадельфия')
    await cart.expectCountOnCard('Филадельфия', 2)
    await cart.decreaseOnCard('Филадельфия')
    await cart.decreaseOnCard('Филадельфия')
    await cart.expectCountOnCard('Филадельфия', 0)
  })

  test('sums its lines', async ({ shop, cart, catalogue, product }) => {
    await cart.add('Филадельфия')
    await cart.increaseOnCard('Филадельфия')
    await shop.open('/menu/pizza')
    await catalogue.openProduct('Маргарита')
    await product.chooseVariation('Маргарита', '30 см')
    await product.expectPrice('Маргарита', '549 ₽')
    await product.add('Маргарита')
    await cart.open()
    await cart.expectLine('Филадельфия', '1 098 ₽')
    await cart.expectLine('Маргарита', '549 ₽')
    await cart.expectTotal('1 647 ₽')
  })

  test('is kept over a reload', ONE_SIZE, async ({ cart, shop, page }) => {
    await cart.add('Филадельфия')
    await page.reload()
    await shop.expectHydrated()
    await cart.expectCountOnCard('Филадельфия', 1)
    await cart.open()
    await cart.expectTotal('549 ₽')
  })

  test('gives back what was removed', ONE_SIZE, async ({ cart }) => {
    await cart.add('Филадельфия')
    await cart.open()
    await cart.remove('Филадельфия')
    await cart.expectEmpty()
    await cart.undo()
    await cart.expectTotal('549 ₽')
  })
})
