import type { Catalogue, Category, Product } from '@samobranka/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { category } from '../nouns/catalogue/category.ts'
import { product } from '../nouns/catalogue/product.ts'
import * as some from '../testing/arbitraries.ts'
import { read } from '../wire/read.ts'
import type { Warning } from '../wire/reader.ts'
import { readCatalogue, readCatalogueInSlices } from './read-catalogue.ts'
import { writeCatalogue } from './write-catalogue.ts'

const aCategory = (id: number, parent = 0, more: object = {}): Category => {
  const reading = read(category, { id, name: `c${id}`, slug: `c${id}`, parent, ...more })
  if (!reading.ok) throw new Error('category')
  return reading.value
}
const aProduct = (id: number, categories: number[]): Product => {
  const reading = read(product, { id, name: `p${id}`, slug: `p${id}`, price: 1, categories })
  if (!reading.ok) throw new Error('product')
  return reading.value
}

const menu: Catalogue = {
  categories: [
    aCategory(1, 0, { show_on_home: true }),
    aCategory(11, 1),
    aCategory(2),
    aCategory(21, 2, { show_on_home: true }),
  ],
  products: [aProduct(100, [1, 11]), aProduct(101, [1]), aProduct(200, [2]), aProduct(210, [21])],
}

interface Node {
  readonly id: number
  readonly products: readonly { id: number; catalog_name: string }[]
  readonly subCategories: readonly Node[]
}
const outline = (nodes: readonly Node[]): unknown[] =>
  nodes.map((node) => [node.id, node.products.map((one) => one.id), outline(node.subCategories)])
const tree = (catalogue: Catalogue, kind: 'categories' | 'main' | 'full') =>
  writeCatalogue(catalogue, kind) as unknown as Node[]

describe('the published tree', () => {
  it('full: every product under its own category, not again under the ones above', () => {
    expect(outline(tree(menu, 'full'))).toEqual([
      [1, [101], [[11, [100], []]]],
      [2, [200], [[21, [210], []]]],
    ])
  })

  it('main: top categories with the products of what is shown on the home page', () => {
    expect(outline(tree(menu, 'main'))).toEqual([
      [1, [101], [[11, [100], []]]],
      [2, [], [[21, [210], []]]],
    ])
  })

  it('categories only: all categories, no products', () => {
    expect(outline(tree(menu, 'categories'))).toEqual([
      [1, [], [[11, [], []]]],
      [2, [], [[21, [], []]]],
    ])
  })

  it('a product carries the name of the category it stands in', () => {
    expect(tree(menu, 'full')[0]?.products[0]?.catalog_name).toBe('c1')
  })

  it('a category whose parent is gone, and goods of no category, are not lost', () => {
    const odd = {
      categories: [aCategory(5, 15)],
      products: [aProduct(1, []), aProduct(2, [99]), aProduct(3, [5])],
    }
    const read = readCatalogue(writeCatalogue(odd, 'full'))
    expect(read.categories.map((one) => one.id)).toEqual([5])
    expect(read.products.map((one) => one.id).sort()).toEqual([1, 2, 3])
    expect(read.products.find((one) => one.id === 1)?.categories).toEqual([])
  })

  it('categories that hold each other neither hang the publisher nor are lost', () => {
    const ring = { categories: [aCategory(1, 2), aCategory(2, 1)], products: [aProduct(1, [1])] }
    expect(outline(tree(ring, 'full'))).toEqual([
      [1, [1], []],
      [2, [], []],
    ])
  })
})

const byId = <T extends { readonly id: number }>(list: readonly T[]) => [...list].sort((a, b) => a.id - b.id)

it('any catalogue is the same after it was published and read', () => {
  const homes = fc.uniqueArray(fc.constantFrom(1, 11, 2, 21), { maxLength: 3 })
  const goods = fc.uniqueArray(
    fc.tuple(some.product, homes).map(([one, categories]) => ({ ...one, categories })),
    { selector: (one) => one.id, maxLength: 6 },
  )
  fc.assert(
    fc.property(goods, (products) => {
      const wire: unknown = JSON.parse(JSON.stringify(writeCatalogue({ ...menu, products }, 'full')))
      const read = readCatalogue(wire)
      expect(read.categories).toEqual(menu.categories)
      expect(byId(read.products)).toEqual(byId(products))
    }),
    { numRuns: 40 },
  )
})

describe('a foreign tree', () => {
  const dish = { id: '7', name: 'Суп', slug: 'soup', price: '100' }

  it('is read from PHP’s lists, and a product gets the category it stands in', () => {
    const wire = { 0: { id: '1', name: 'Супы', slug: 'soups', products: { 4: dish }, subCategories: '' } }
    const { categories, products } = readCatalogue(wire)
    expect(categories.map((one) => one.id)).toEqual([1])
    expect(products.map((one) => one.categories)).toEqual([[1]])
  })

  it('gives a subcategory the parent it stands under', () => {
    const wire = [{ id: 1, name: 'a', slug: 'a', subCategories: [{ id: 2, name: 'b', slug: 'b' }] }]
    expect(readCatalogue(wire).categories.map((one) => one.parent)).toEqual([0, 1])
  })

  it('knows a product that stands twice as one product of both categories', () => {
    const wire = [
      { id: 1, name: 'a', slug: 'a', products: [dish] },
      { id: 2, name: 'b', slug: 'b', products: [dish] },
    ]
    const { products } = readCatalogue(wire)
    expect(products).toHaveLength(1)
    expect(products[0]?.categories).toEqual([1, 2])
  })

  it('loses a broken product only, with a warning naming it', () => {
    const warnings: Warning[] = []
    const wire = [{ id: 1, name: 'a', slug: 'a', products: [{ ...dish, id: 8, price: 'free' }, dish] }]
    expect(readCatalogue(wire, (one) => warnings.push(one)).products.map((one) => one.id)).toEqual([7])
    expect(warnings).toEqual([expect.objectContaining({ id: 8, path: 'price', dropped: 'record' })])
  })

  it.each([null, false, '', [], {}])('is empty when the server says %j', (wire) => {
    expect(readCatalogue(wire)).toEqual({ categories: [], products: [] })
  })
})

it('read in slices it is the same catalogue, with a pause wherever one is due', async () => {
  const wire = [
    ...(writeCatalogue(menu, 'full') as object[]),
    { id: 3, name: 'c3', slug: 'c3', products: [{ id: 300, price: 'abc' }] },
  ]
  const [atOnce, sliced]: [Warning[], Warning[]] = [[], []]
  let pauses = 0
  const pause = () => {
    pauses += 1
    return pauses % 2 === 0 ? Promise.resolve() : null
  }
  const read = await readCatalogueInSlices(wire, pause, (warning) => sliced.push(warning))
  expect(read).toEqual(readCatalogue(wire, (warning) => atOnce.push(warning)))
  expect(sliced).toEqual(atOnce)
  expect(pauses).toBeGreaterThanOrEqual(menu.products.length)
})
