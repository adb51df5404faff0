import { expect, it } from 'vitest'
import { aCategory, aProduct } from '../../testing/goods.ts'
import { sitePages } from './site-pages.ts'
import { sitemap } from './sitemap.ts'

const catalogue = {
  categories: [aCategory({ id: 20, slug: 'pizza' }), aCategory({ id: 21, slug: 'meat', parent: 20 })],
  products: [
    aProduct({ id: 1, slug: 'pepperoni', categories: [21] }),
    aProduct({ id: 2, slug: 'loose', categories: [20] }),
  ],
}
const site = {
  publicUrl: 'https://shop.example',
  languages: [
    { code: 'ru', isDefault: true },
    { code: 'en', isDefault: false },
  ],
}

it('knows every category and product by its own address, once', () => {
  const paths = sitePages({ catalogue, posts: [], pages: [], brands: [] }).map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['/menu/pizza', '/menu/pizza/meat', '/menu/pizza/meat/pepperoni']),
  )
  expect(paths).toContain('/menu/pizza?product_id=2')
  expect(new Set(paths).size).toBe(paths.length)
})

it('gives each address with its languages, and escapes what XML would read otherwise', () => {
  const xml = sitemap([{ path: '/menu/pizza?product_id=2', changed: '2026-11-02' }], site)
  expect(xml).toContain(
    '<loc>https://shop.example/menu/pizza?product_id=2</loc><lastmod>2026-11-02</lastmod>',
  )
  expect(xml).toContain('hreflang="en" href="https://shop.example/menu/pizza?product_id=2&amp;lang=en"')
  expect(xml).toContain('hreflang="x-default" href="https://shop.example/menu/pizza?product_id=2"')
})
