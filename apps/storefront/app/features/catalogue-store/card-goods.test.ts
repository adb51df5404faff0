import { linePrice } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '../../testing/goods.ts'
import { cardGoods } from './card-goods.ts'
import { productFromCard } from './product-from-card.ts'

const categories = [aCategory(), aCategory({ id: 201, parent: 20, name: 'Мясная', slug: 'meat' })]
const card = (product: ReturnType<typeof aProduct>) =>
  cardGoods(product, { categories, products: [product] }, null)

describe('the address', () => {
  it('is the product’s page where it lies in a subcategory', () => {
    expect(card(aProduct({ categories: [20, 201], slug: 'diablo' })).address).toBe('/menu/pizza/meat/diablo')
  })

  it('is its category with the product open where it does not', () => {
    expect(card(aProduct({ id: 7, categories: [20] })).address).toBe('/menu/pizza?product_id=7')
  })
})

describe('the price', () => {
  it('is that of the cheapest variation, with its own old price', () => {
    const goods = card(
      aProduct({
        variations: [
          { id: 2, name: '35 см', price: 69_900, regularPrice: 79_900 },
          { id: 1, name: '25 см', price: 41_900, regularPrice: 47_900 },
        ],
      }),
    )
    expect([goods.shownPrice, goods.oldPrice]).toEqual([41_900, 47_900])
  })

  it('has no old price that is not higher', () => {
    expect(card(aProduct({ regularPrice: 41_900 })).oldPrice).toBeNull()
    expect(card(aProduct({ regularPrice: null })).oldPrice).toBeNull()
  })

  it('of kg goods is for one portion, the old one too', () => {
    const goods = card(aProduct({ measureUnit: 'kg', portionSize: 250, price: 28_900, regularPrice: 32_000 }))
    expect([goods.shownPrice, goods.oldPrice]).toEqual([7_225, 8_000])
  })
})

it('a product known from its card costs what the whole product costs', () => {
  const product = aProduct({
    price: 50_000,
    priceMultiplier: 1.15,
    combo: { type: 'percent', amount: 1_000 },
    supplements: [
      { id: 3, name: 'Соус', price: 4_900, count: 1, max: 3 },
      { id: 4, name: 'Сыр', price: 7_900, count: 0, max: null },
    ],
  })
  const choice = { variationId: null, supplements: [{ id: 3, count: 1 }] }
  expect(linePrice(productFromCard(card(product)), choice, 2)).toBe(linePrice(product, choice, 2))
})
