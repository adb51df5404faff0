import { describe, expect, it } from 'vitest'
import { aLine } from '../testing/a-line.ts'
import { aCategory, aProduct, byId } from '../testing/a-product.ts'
import { categoryLineage, isExtras } from './category-lineage.ts'
import { freeLimitOf } from './free-extras.ts'
import { priceLines } from './price-lines.ts'

const extras = aCategory({ id: 50, name: ' Допы ', freeLimit: 3 })
const sauces = aCategory({ id: 51, name: 'Соусы', parent: 50, freeLimit: 9 })
const pizza = aCategory({ id: 10 })
const categories = [extras, sauces, pizza]

const garlic = aProduct({ id: 1, price: 5_000, categories: [50] })
const cheese = aProduct({ id: 2, price: 4_000, categories: [51] })
const ginger = aProduct({ id: 3, price: 3_000, categories: [10, 50], freeLimit: 1 })
const dish = aProduct({ id: 4, price: 50_000, categories: [10], freeLimit: 5 })
const products = byId([garlic, cheese, ginger, dish])

const freeOf = (...lines: ReturnType<typeof aLine>[]) =>
  priceLines(lines, products, categories).map(({ freeCount, subtotal }) => [freeCount, subtotal])

describe('extras', () => {
  it('[L16] are known by the name допы, case and spaces ignored', () => {
    expect(['допы', 'ДОПЫ', ' До пы\u00A0', 'допы2', 'Добавки'].map((name) => isExtras({ name }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('[L16] are known by their address in a translated catalogue', () => {
    const translated = [{ ...extras, name: 'Suppléments', slug: 'extras' }, sauces]
    expect(priceLines([aLine({ productId: 2, count: 4 })], products, translated)[0]?.freeCount).toBe(3)
    expect(isExtras({ name: 'Соусы', slug: 'sauces' })).toBe(false)
  })

  it('[L16] include the subcategories of допы', () => {
    expect(freeOf(aLine({ productId: 2, count: 4 }))).toEqual([[3, 4_000]])
  })

  it('[L16] leave other goods paid, whatever their limit', () => {
    expect(freeOf(aLine({ productId: 4, count: 2 }))).toEqual([[0, 100_000]])
  })

  it.each([
    [2, 2, 0],
    [3, 3, 0],
    [4, 3, 5_000],
  ])('[L17] of %d units %d are free and the rest costs %d', (count, free, subtotal) => {
    expect(freeOf(aLine({ productId: 1, count }))).toEqual([[free, subtotal]])
  })

  it('[L18] take the product limit before the category limit', () => {
    expect(freeOf(aLine({ productId: 3, count: 3 }))).toEqual([[1, 6_000]])
  })

  it('[L18] are all paid where neither has a limit', () => {
    const none = [{ ...extras, freeLimit: 0 }]
    expect(priceLines([aLine({ count: 2 })], products, none)[0]?.subtotal).toBe(10_000)
  })

  it('[L19] share the category limit over all its lines, apart from those with a limit of their own', () => {
    expect(
      freeOf(
        aLine({ productId: 1, count: 2 }),
        aLine({ productId: 3, count: 2 }),
        aLine({ productId: 2, count: 2 }),
      ),
    ).toEqual([
      [1, 5_000],
      [1, 3_000],
      [2, 0],
    ])
  })

  it('[L19] share the product limit over all lines of the product', () => {
    const supplements = [{ id: 1, count: 1 }]
    expect(freeOf(aLine({ productId: 3 }), aLine({ productId: 3, supplements }))).toEqual([
      [1, 0],
      [0, 3_000],
    ])
  })

  it('[L19] keep the limits of two products and of two extras categories apart', () => {
    const own = [5, 6].map((id) => aProduct({ id, price: 1_000, categories: [50], freeLimit: 1 }))
    const shared = [7, 8].map((id) => aProduct({ id, price: 1_000, categories: [id * 10] }))
    const apart = [
      extras,
      aCategory({ id: 70, name: 'допы', freeLimit: 2 }),
      aCategory({ id: 80, name: 'допы', freeLimit: 2 }),
    ]
    const lines = [5, 6, 7, 8].map((productId) => aLine({ productId, count: 2 }))
    expect(priceLines(lines, byId([...own, ...shared]), apart).map(({ freeCount }) => freeCount)).toEqual([
      1, 1, 2, 2,
    ])
  })

  it('[L20] give the cheapest units away, in whatever order they lie', () => {
    const dear = aLine({ productId: 1, count: 2 })
    const cheap = aLine({ productId: 2, count: 2 })
    expect(freeOf(dear, cheap)).toEqual([
      [1, 5_000],
      [2, 0],
    ])
    expect(freeOf(cheap, dear)).toEqual([
      [2, 0],
      [1, 5_000],
    ])
  })

  it('[L20] choose between equal prices by the line, not by its place', () => {
    const a = aLine({ productId: 1, count: 2 })
    const b = aLine({ productId: 1, count: 2, supplements: [{ id: 9, count: 1 }] })
    expect(freeOf(a, b)).toEqual([
      [2, 0],
      [1, 5_000],
    ])
    expect(freeOf(b, a)).toEqual([
      [1, 5_000],
      [2, 0],
    ])
  })

  it('[L16] survive a circle of parents', () => {
    const circle = [aCategory({ id: 1, parent: 2 }), aCategory({ id: 2, parent: 1 })]
    expect(categoryLineage(circle).of(1)).toEqual([1, 2])
    expect(categoryLineage(circle).extrasOf(1)).toBeNull()
    expect(categoryLineage(circle).of(77)).toEqual([77])
    expect(categoryLineage(circle)).toBe(categoryLineage(circle))
  })
})

describe('priced lines', () => {
  it('[L26] leave out products that are not known any more', () => {
    expect(
      priceLines([aLine({ productId: 404 }), aLine({ productId: 4 })], products, categories),
    ).toHaveLength(1)
    expect(priceLines([aLine({ productId: 404 })], products, categories)).toEqual([])
  })

  it('[L10] carry names, supplements and the unit price', () => {
    const large = { id: 32, name: '32 см', price: 79_000, regularPrice: null }
    const olives = { id: 8, name: 'Оливки', price: 3_000, count: 0, max: null }
    const product = aProduct({ variations: [large], supplements: [olives] })
    const line = aLine({ variationId: 32, supplements: [{ id: 8, count: 1 }], count: 2 })
    expect(priceLines([line], byId([product]), [])).toEqual([
      {
        key: '1/32/8x1',
        productId: 1,
        variationId: 32,
        name: 'Маргарита',
        variationName: '32 см',
        count: 2,
        freeCount: 0,
        supplements: [{ id: 8, count: 1, name: 'Оливки', price: 3_000, calculatedPrice: 3_000 }],
        unitPrice: 82_000,
        subtotal: 164_000,
        product,
      },
    ])
    expect(priceLines([aLine()], byId([product]), [])[0]?.variationName).toBe('')
  })

  it('[L18] tell how many of them are free before any is taken', () => {
    const limits = [garlic, ginger, dish].map((product) => freeLimitOf(product, categoryLineage(categories)))
    expect(limits).toEqual([3, 1, 0])
  })
})
