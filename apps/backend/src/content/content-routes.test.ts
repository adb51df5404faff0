import { beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../testing/open-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})

describe('posts', () => {
  it('are listed newest first, without what runs', async () => {
    expect(await shop.json('/wp-json/restoran/v1/blog')).toMatchObject([
      { slug: 'second', title: 'Вторая' },
      { slug: 'first', content: '<p>Мы открылись</p>' },
    ])
    expect(await shop.json('/wp-json/restoran/v1/blog?lang=en')).toMatchObject([
      { title: 'Second' },
      { title: 'Первая' },
    ])
  })

  it('come in WordPress’s shape with its counts', async () => {
    const response = await shop.get('/wp-json/wp/v2/posts?per_page=1&page=2')
    expect(response.headers.get('x-wp-total')).toBe('2')
    expect(response.headers.get('x-wp-totalpages')).toBe('2')
    expect(await response.json()).toMatchObject([
      { slug: 'first', title: { rendered: 'Первая' }, content: { rendered: '<p>Мы открылись</p>' } },
    ])
  })

  it('are found by slug', async () => {
    expect(await shop.json('/wp-json/wp/v2/posts?slug=second&lang=en')).toMatchObject([
      { id: 2, title: { rendered: 'Second' } },
    ])
    expect(await shop.json('/wp-json/wp/v2/posts?slug=none')).toEqual([])
  })
})

it('gives pages by slug', async () => {
  expect(await shop.json('/wp-json/wp/v2/pages?slug=about')).toMatchObject([
    { id: 5, type: 'page', content: { rendered: '<p>Мы готовим</p>' } },
  ])
})

describe('galleries', () => {
  it.each(['9', 'hall'])('by %s', async (name) => {
    expect(await shop.json(`/wp-json/restoran/v1/gallery/${name}`)).toEqual(['images/a', 'images/b'])
  })

  it('are all listed', async () => {
    expect(await shop.json('/wp-json/restoran/v1/gallery')).toMatchObject([
      { slug: 'hall', images: ['images/a', 'images/b'] },
    ])
  })

  it('that do not exist are 404', async () => {
    expect((await shop.get('/wp-json/restoran/v1/gallery/77')).status).toBe(404)
  })
})

it('gives brands with their products', async () => {
  expect(await shop.json('/wp-json/restoran/v1/brands')).toMatchObject([{ slug: 'dobry', products: [2] }])
})

describe('redirects', () => {
  it('say where a path moved', async () => {
    expect(await shop.json('/wp-json/v1/redirects?path=/old')).toEqual({
      to: '/menu/pizza',
      status: 301,
      external: false,
    })
  })

  it.each(['?path=/new', ''])('answer 204 to %s', async (query) => {
    const response = await shop.get(`/wp-json/v1/redirects${query}`)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
  })
})
