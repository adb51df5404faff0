import { type BusinessFileName, readBusinessFile } from '@samobranka/contract'
import { describe, expect, it } from 'vitest'
import { demoFile, demoFileNames, readDemo } from './testing/read-demo.ts'

const demo = readDemo()
const idsOf = (list: readonly { readonly id: number }[]) => new Set(list.map(({ id }) => id))
const productIds = idsOf(demo.products)
const categoryIds = idsOf(demo.categories)
const warehouseIds = idsOf(demo.warehouses)
const missing = (ids: readonly number[], known: ReadonlySet<number>) => ids.filter((id) => !known.has(id))

describe('the demo folder', () => {
  it.each(demoFileNames as BusinessFileName[])('%s has the contract’s shape', (name) => {
    const reading = readBusinessFile(name, JSON.parse(demoFile(name)))
    expect(reading.ok ? [] : reading.faults).toEqual([])
  })

  it.each(demoFileNames)('%s is indented by two and keeps Cyrillic as letters', (name) => {
    const text = demoFile(name)
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`)
    expect(text).not.toMatch(/\\u04/)
  })
})

describe('what the files name exists', () => {
  it('what posts and pages lead to, in both languages', () => {
    const slugs = (list: readonly { readonly slug: string }[]) => new Set(list.map(({ slug }) => slug))
    const known: Record<string, ReadonlySet<string>> = {
      blog: slugs(demo.posts),
      page: slugs(demo.pages),
      brands: slugs(demo.brands),
      menu: new Set([...slugs(demo.categories), ...slugs(demo.products)]),
    }
    const text = `${demoFile('posts.json')}${demoFile('pages.json')}`
    const links = [...text.matchAll(/href=\\"\/([^"\\]*)/g)].map(([, path = '']) =>
      path.replace('information/', ''),
    )
    const astray = links.filter((path) => {
      const [place = '', ...steps] = path.split('/')
      return place === 'contacts' ? steps.length > 0 : !steps.every((step) => known[place]?.has(step))
    })
    expect(links.length).toBeGreaterThan(30)
    expect(astray).toEqual([])
  })

  it('categories and their parents', () => {
    const parents = demo.categories.map(({ parent }) => parent).filter((parent) => parent !== 0)
    expect(missing(parents, categoryIds)).toEqual([])
    expect(
      missing(
        demo.products.flatMap(({ categories }) => categories),
        categoryIds,
      ),
    ).toEqual([])
    expect(demo.products.filter(({ categories }) => categories.length === 0)).toEqual([])
  })

  it('a subcategory’s product stands in the parent as well', () => {
    const parentOf = new Map(demo.categories.map(({ id, parent }) => [id, parent]))
    const astray = demo.products.filter(({ categories }) =>
      categories.some((id) => (parentOf.get(id) ?? 0) > 15 && !categories.includes(parentOf.get(id) ?? 0)),
    )
    expect(astray.map(({ slug }) => slug)).toEqual([])
  })

  it('related goods, warehouses of goods, of stock and of places', () => {
    expect(
      missing(
        demo.products.flatMap(({ relatedIds }) => relatedIds),
        productIds,
      ),
    ).toEqual([])
    const named = demo.products.flatMap(({ locations, stock }) => [
      ...locations,
      ...stock.map(({ warehouseId }) => warehouseId),
    ])
    const places = [...demo.zones, ...demo.pickups, ...demo.settings.delivery.distanceZones]
    expect(missing([...named, ...places.map(({ warehouseId }) => warehouseId)], warehouseIds)).toEqual([])
  })

  it('goods, categories and warehouses of coupons', () => {
    for (const coupon of demo.coupons) {
      const goods = [...coupon.productIds, ...coupon.productRules.flatMap(({ ids }) => ids)]
      const categories = [
        ...coupon.categoryIds,
        ...coupon.excludedCategoryIds,
        ...coupon.categoryRules.flatMap(({ ids }) => ids),
      ]
      expect(missing([...goods, ...coupon.gifts.map(({ productId }) => productId)], productIds)).toEqual([])
      expect(missing(categories, categoryIds)).toEqual([])
      expect(missing(coupon.warehouseIds, warehouseIds)).toEqual([])
    }
  })

  it('variations of gifts', () => {
    for (const { productId, variationId } of demo.coupons.flatMap(({ gifts }) => gifts)) {
      const variations = demo.products.find(({ id }) => id === productId)?.variations ?? []
      // A gift of a product with sizes must say which, or nobody could put it into the bag.
      expect(variations.length === 0 ? null : variationId).toBe(variationId)
      if (variationId !== null) expect(variations.map(({ id }) => id)).toContain(variationId)
    }
  })

  it('what banners, menus, brands, the wheel and people point at', () => {
    const posts = new Set(demo.posts.map(({ slug }) => slug))
    const infos = { page: new Set(demo.pages.map(({ slug }) => slug)), post: posts }
    for (const { productId, categoryId, post } of demo.banners) {
      expect(missing(productId === null ? [] : [productId], productIds)).toEqual([])
      expect(missing(categoryId === null ? [] : [categoryId], categoryIds)).toEqual([])
      if (post.slug !== '') expect(posts).toContain(post.slug)
    }
    for (const { slug, type } of demo.settings.infoTitles) expect(infos[type]).toContain(slug)
    expect(
      missing(
        demo.brands.flatMap((brand) => brand.productIds),
        productIds,
      ),
    ).toEqual([])
    const prizes = demo.wheel.sectors.flatMap(({ productId }) => productId ?? [])
    expect(missing(prizes, productIds)).toEqual([])
    const coupons = demo.wheel.sectors.flatMap(({ couponId }) => couponId ?? [])
    expect(missing(coupons, idsOf(demo.coupons))).toEqual([])
    const owners = demo.coupons.flatMap(({ allowedUsers }) => allowedUsers)
    expect(missing(owners, idsOf(demo.customers))).toEqual([])
    const ordered = demo.customers.flatMap(({ orders }) => orders as { lines: { product_id: number }[] }[])
    const lines = ordered.flatMap((order) => order.lines.map((line) => line.product_id))
    expect(missing(lines, productIds)).toEqual([])
  })
})
