import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aProduct } from '../testing/a-product.ts'
import { type Filter, filterCount, noFilter } from './filter.ts'
import { filterFacets } from './filter-facets.ts'
import { filterProducts } from './filter-products.ts'

const hit = { id: 'hit', name: 'Хит', color: '' }
const fresh = { id: 'new', name: 'Новинка', color: '' }
const attribute = (name: string, value: string) => ({ name, value })
const thin = attribute('Тесто', 'Тонкое')
const thick = attribute('Тесто', 'Пышное')
const italy = attribute('Кухня', 'Италия')
const georgia = attribute('Кухня', 'Грузия')

const products = [
  aProduct({ id: 1, price: 100, badges: [hit], attributes: [thin, italy] }),
  aProduct({ id: 2, price: 200, badges: [hit, fresh], attributes: [thick, italy] }),
  aProduct({ id: 3, price: 300, attributes: [thin, georgia, attribute('contains', 'garlic')] }),
  aProduct({ id: 4, price: 400, badges: [fresh] }),
]
const found = (filter: Partial<Filter>) =>
  filterProducts(products, { ...noFilter, ...filter }).map(({ id }) => id)

describe('filterProducts', () => {
  it.each<[string, Partial<Filter>, number[]]>([
    ['nothing', {}, [1, 2, 3, 4]],
    ['a least price, itself included', { priceFrom: 200 }, [2, 3, 4]],
    ['a highest price, itself included', { priceTo: 200 }, [1, 2]],
    ['both prices', { priceFrom: 200, priceTo: 300 }, [2, 3]],
    ['a price from nothing', { priceFrom: 0, priceTo: 0 }, []],
  ])('[K14] by %s', (_, filter, ids) => {
    expect(found(filter)).toEqual(ids)
  })

  it('[K15] by badges asks for all of them', () => {
    expect(found({ badges: ['hit'] })).toEqual([1, 2])
    expect(found({ badges: ['hit', 'new'] })).toEqual([2])
    expect(found({ badges: ['hit', 'unknown'] })).toEqual([])
  })

  it('[K16] by attributes asks for any value of a name and for every name', () => {
    expect(found({ attributes: [thin] })).toEqual([1, 3])
    expect(found({ attributes: [thin, thick] })).toEqual([1, 2, 3])
    expect(found({ attributes: [thin, italy] })).toEqual([1])
    expect(found({ attributes: [thin, thick, georgia] })).toEqual([3])
    expect(found({ attributes: [attribute('Кухня', 'Тонкое')] })).toEqual([])
  })

  it('[K14] asks price, badges and attributes together', () => {
    expect(found({ priceTo: 150, badges: ['hit'], attributes: [italy] })).toEqual([1])
    expect(found({ priceFrom: 150, badges: ['hit'], attributes: [thin] })).toEqual([])
  })
})

describe('filterCount', () => {
  it.each<[Partial<Filter>, number]>([
    [{}, 0],
    [{ priceFrom: 0 }, 1],
    [{ priceTo: 0 }, 1],
    [{ priceFrom: 1, priceTo: 2 }, 1],
    [{ badges: ['a', 'b'], attributes: [thin, thick, italy] }, 5],
    [{ priceFrom: 1, badges: ['a'], attributes: [thin] }, 3],
  ])('[K17] of %j is %i', (filter, count) => {
    expect(filterCount({ ...noFilter, ...filter })).toBe(count)
  })
})

describe('filterFacets', () => {
  const facets = (filter: Partial<Filter>) => {
    const { price, badges, attributes } = filterFacets(products, { ...noFilter, ...filter })
    return {
      price,
      badges: badges.map(({ badge, count }) => `${badge.id} ${count}`),
      attributes: attributes.flatMap(({ name, values }) =>
        values.map(({ value, count }) => `${name} ${value} ${count}`),
      ),
    }
  }

  it('[K18] lists what can be chosen with the goods it would leave, without `contains`', () => {
    expect(facets({})).toEqual({
      price: { from: 100, to: 400 },
      badges: ['hit 2', 'new 2'],
      attributes: ['Тесто Тонкое 2', 'Тесто Пышное 1', 'Кухня Италия 2', 'Кухня Грузия 1'],
    })
  })

  it('[K18] counts badges as narrowing, other values of a chosen name as widening', () => {
    expect(facets({ badges: ['new'] }).badges).toEqual(['hit 1', 'new 2'])
    const { badges, attributes } = facets({ attributes: [thin] })
    expect(badges).toEqual(['hit 1', 'new 0'])
    expect(attributes).toEqual(['Тесто Тонкое 2', 'Тесто Пышное 1', 'Кухня Италия 1', 'Кухня Грузия 1'])
  })

  it('[K18] counts nothing for a value that two chosen names shut out', () => {
    expect(facets({ attributes: [thick, georgia] }).attributes).toEqual([
      'Тесто Тонкое 1',
      'Тесто Пышное 0',
      'Кухня Италия 1',
      'Кухня Грузия 0',
    ])
  })

  it('[K18] keeps the price range of all the goods and what the price shuts out', () => {
    expect(facets({ priceFrom: 250 })).toEqual({
      price: { from: 100, to: 400 },
      badges: ['hit 0', 'new 1'],
      attributes: ['Тесто Тонкое 1', 'Тесто Пышное 0', 'Кухня Италия 0', 'Кухня Грузия 1'],
    })
    expect(filterFacets([], noFilter)).toEqual({ price: null, badges: [], attributes: [] })
  })

  it('[K18] says of every choice what choosing it then leaves, whatever was chosen before', () => {
    const badgesOf = fc.subarray([hit, fresh])
    const attributesOf = fc.subarray([thin, thick, italy, georgia])
    const goods = fc.array(
      fc.record({ price: fc.integer({ min: 0, max: 9 }), badges: badgesOf, attributes: attributesOf }),
      { maxLength: 12 },
    )
    const chosen = fc.record({
      priceFrom: fc.option(fc.integer({ min: 0, max: 9 })),
      priceTo: fc.option(fc.integer({ min: 0, max: 9 })),
      badges: badgesOf.map((badges) => badges.map(({ id }) => id)),
      attributes: attributesOf,
    })
    fc.assert(
      fc.property(goods, chosen, (fields, filter) => {
        const list = fields.map((field, index) => aProduct({ id: index + 1, ...field }))
        const left = (changed: Filter) => filterProducts(list, changed).length
        for (const { badge, count } of filterFacets(list, filter).badges) {
          expect(count).toBe(left({ ...filter, badges: [...filter.badges, badge.id] }))
        }
        for (const { name, values } of filterFacets(list, filter).attributes) {
          for (const { value, count } of values) {
            // Of one name the values are an either-or: alone it leaves what it adds to the others.
            const others = filter.attributes.filter((one) => one.name !== name)
            expect(count).toBe(left({ ...filter, attributes: [...others, { name, value }] }))
          }
        }
      }),
    )
  })
})
