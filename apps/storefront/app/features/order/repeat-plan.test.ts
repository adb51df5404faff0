import type { Catalogue, Product } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '../../testing/goods.ts'
import { repeatPlan } from './repeat-plan.ts'

const rolls = aCategory({ id: 20, slug: 'rolls' })
const soups = aCategory({ id: 30, slug: 'soups' })
const product = (id: number, price: number, over: Partial<Product> = {}) =>
  aProduct({ id, name: `№${id}`, price, categories: [20], ...over })
const catalogue = (...products: Product[]): Catalogue => ({ categories: [rolls, soups], products })
const goneLine = (productId: number) => ({
  productId,
  variationId: null,
  name: `№${productId}`,
  count: 2,
  reason: 'out_of_stock',
})
const line = (productId: number) => ({ productId, variationId: null, supplements: [], count: 1 })

describe('what stands in for a dish that is gone', () => {
  const insteadOf = (id: number, goods: Catalogue, lines = [line(9)]) =>
    repeatPlan({ lines, unavailable: [goneLine(id)], changed: [], reportioned: [] }, goods).gone[0]?.instead
      ?.productId ?? null

  it('is of the same category, and the nearest in price', () => {
    const soup = product(4, 500, { categories: [30] })
    expect(insteadOf(1, catalogue(product(1, 500), product(2, 900), product(3, 550), soup))).toBe(3)
  })

  it('is there, and is not in the order already', () => {
    const goods = catalogue(
      product(1, 500),
      product(2, 500, { inStock: false }),
      product(3, 500, { available: false }),
      product(9, 500),
      product(5, 2000),
    )
    expect(insteadOf(1, goods)).toBe(5)
  })

  it('is nothing where the dish itself is forgotten, or alone of its kind', () => {
    expect(insteadOf(1, catalogue(product(2, 500)))).toBeNull()
    expect(insteadOf(1, catalogue(product(1, 500)))).toBeNull()
  })

  it('is neither gone itself nor the same twice', () => {
    const goods = catalogue(product(1, 500), product(2, 500), product(3, 510), product(4, 900))
    const plan = repeatPlan(
      { lines: [], unavailable: [goneLine(1), goneLine(2)], changed: [], reportioned: [] },
      goods,
    )
    expect(plan.gone.map(({ instead }) => instead?.productId)).toEqual([3, 4])
  })
})
