import { describe, expect, it } from 'vitest'
import { aLine } from '../testing/a-line.ts'
import { aProduct } from '../testing/a-product.ts'
import { lineWeight } from './per-kg.ts'
import { priceSupplements } from './supplements-price.ts'
import { linePrice, unitPrice } from './unit-price.ts'

const cheese = { id: 7, name: 'Сыр', price: 5_000, count: 0, max: null }
const olives = { id: 8, name: 'Оливки', price: 3_050, count: 0, max: null }
const large = { id: 32, name: '32 см', price: 79_000, regularPrice: null }

describe('unit price', () => {
  it('[L10] is the product price, or the variation price where one is chosen', () => {
    const pizza = aProduct({ variations: [large] })
    expect(unitPrice(pizza, aLine())).toBe(59_000)
    expect(unitPrice(pizza, aLine({ variationId: 32 }))).toBe(79_000)
  })

  it('[L10] multiplies the price, not the supplements', () => {
    const pizza = aProduct({ priceMultiplier: 1.1, supplements: [cheese, olives], variations: [large] })
    const supplements = [
      { id: 7, count: 2 },
      { id: 8, count: 1 },
    ]
    expect(unitPrice(pizza, aLine({ supplements }))).toBe(64_900 + 13_050)
    expect(unitPrice(pizza, aLine({ supplements, variationId: 32 }))).toBe(86_900 + 13_050)
  })

  it('[L10] prices a supplement by its count and leaves out what is not offered', () => {
    const pizza = aProduct({ supplements: [cheese] })
    const chosen = [
      { id: 7, count: 3 },
      { id: 99, count: 1 },
      { id: 7, count: 0 },
      { id: 7, count: -1 },
    ]
    expect(priceSupplements(pizza, chosen)).toEqual([
      { id: 7, count: 3, name: 'Сыр', price: 5_000, calculatedPrice: 15_000 },
    ])
    expect(unitPrice(pizza, aLine({ supplements: chosen }))).toBe(74_000)
  })

  it('[L11] loses the percent of a combo after the supplements', () => {
    const combo = aProduct({ combo: { type: 'percent', amount: 1_500 }, supplements: [cheese] })
    expect(unitPrice(combo, aLine())).toBe(50_150)
    expect(unitPrice(combo, aLine({ supplements: [{ id: 7, count: 1 }] }))).toBe(54_400)
  })

  it('[L11] loses the fixed sum of a combo, never below zero', () => {
    const combo = aProduct({ combo: { type: 'fixed', amount: 9_000 } })
    expect(unitPrice(combo, aLine())).toBe(50_000)
    expect(linePrice(combo, aLine(), 3)).toBe(150_000)
    expect(unitPrice(aProduct({ combo: { type: 'fixed', amount: 59_001 } }), aLine())).toBe(0)
    expect(unitPrice(aProduct({ combo: { type: 'percent', amount: 10_001 } }), aLine())).toBe(0)
    expect(unitPrice(aProduct({ combo: { type: 'fixed', amount: 58_999 } }), aLine())).toBe(1)
  })
})

describe('line price', () => {
  it('[L12] is price × count', () => {
    expect(linePrice(aProduct(), aLine(), 3)).toBe(177_000)
    expect(linePrice(aProduct(), aLine(), 0)).toBe(0)
  })

  it('[L12] is rounded half up once a line, not once a unit', () => {
    const third = aProduct({ price: 101, combo: { type: 'percent', amount: 5_000 } })
    expect(unitPrice(third, aLine())).toBe(51)
    expect(linePrice(third, aLine(), 2)).toBe(101)
    expect(linePrice(third, aLine(), 3)).toBe(152)
    expect(linePrice(aProduct({ price: 10, priceMultiplier: 1.15 }), aLine(), 1)).toBe(12)
    expect(linePrice(aProduct({ price: 10, priceMultiplier: 1.15 }), aLine(), 3)).toBe(35)
  })

  it.each([
    ['kg', 500, 1, 25_000],
    ['кг', 500, 3, 75_000],
    [' KG ', 250, 1, 12_500],
    ['kg', 33, 1, 1_650],
    ['g', 500, 1, 50_000],
    ['', 500, 2, 100_000],
  ])('[L13] unit %j, portion %d g, %d of it cost %d', (measureUnit, portionSize, count, expected) => {
    expect(linePrice(aProduct({ price: 50_000, measureUnit, portionSize }), aLine(), count)).toBe(expected)
  })

  it('[L13] keeps half-kopecks of weight until the line', () => {
    const apples = aProduct({ price: 9_990, measureUnit: 'kg', portionSize: 150 })
    expect(linePrice(apples, aLine(), 1)).toBe(1_499)
    expect(linePrice(apples, aLine(), 2)).toBe(2_997)
    expect(unitPrice(apples, aLine())).toBe(9_990)
  })

  it('[L14] sells kg goods without a portion by the kilogram', () => {
    expect(linePrice(aProduct({ price: 9_990, measureUnit: 'kg', portionSize: 0 }), aLine(), 2)).toBe(19_980)
    expect(linePrice(aProduct({ price: 9_990, measureUnit: 'kg', portionSize: 1 }), aLine(), 100)).toBe(999)
  })

  it('[L15] weighs count × portion', () => {
    expect(lineWeight(aProduct({ portionSize: 250 }), null, 6)).toBe(1_500)
    expect(lineWeight(aProduct({ portionSize: 0 }), null, 2)).toBe(2_000)
  })
})
