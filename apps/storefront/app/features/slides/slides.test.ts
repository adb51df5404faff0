import type { Banner } from '@samobranka/contract'
import { describe, expect, it } from 'vitest'
import { aCategory, aProduct } from '../../testing/goods.ts'
import { slidesFor } from './slides.ts'

const catalogue = {
  categories: [aCategory(), aCategory({ id: 201, parent: 20, slug: 'meat' })],
  products: [aProduct({ id: 5, slug: 'diablo', categories: [201] })],
}
const banner = (over: Partial<Banner>): Banner => ({
  id: 1,
  type: 'text',
  title: 'Акция',
  text: '',
  url: '',
  link: '',
  productId: null,
  categoryId: null,
  post: { slug: '' },
  gallery: { desktop: 'images/a', main: '', first: '', second: '' },
  warehouseIds: [],
  allWarehouses: false,
  devices: ['site'],
  isStories: false,
  ...over,
})
const shown = (over: Partial<Banner>, warehouseId: number | null = null) =>
  slidesFor([banner(over)], catalogue, warehouseId).banners

describe('who sees a banner', () => {
  it.each([
    ['for applications only', { devices: ['ios'] }, null, 0],
    ['for every device', { devices: [] }, null, 1],
    ['of another kitchen', { warehouseIds: [2] }, 1, 0],
    ['of another kitchen, before a place is chosen', { warehouseIds: [2] }, null, 1],
    ['of all kitchens', { warehouseIds: [2], allWarehouses: true }, 1, 1],
    ['without a picture', { gallery: { desktop: '', main: '', first: '', second: '' } }, null, 0],
    ['that is a story', { isStories: true }, null, 0],
  ])('one %s', (_what, over, warehouseId, count) => {
    expect(shown(over, warehouseId)).toHaveLength(count)
  })
})

describe('where it leads', () => {
  it.each([
    [{ type: 'product', productId: 5 }, '/menu/pizza/meat/diablo'],
    [{ type: 'product', productId: 999 }, null],
    [{ type: 'category', categoryId: 201 }, '/menu/pizza/meat'],
    [{ type: 'category', categoryId: 999 }, null],
    [{ type: 'url', url: '/blog/happy-hours' }, '/blog/happy-hours'],
    [{ type: 'url', url: 'https://elsewhere.example' }, 'https://elsewhere.example'],
    [{ type: 'url', url: 'javascript:alert(1)' }, null],
    [{ type: 'url', url: '//evil.example' }, null],
    [{ type: 'text', post: { slug: 'farm' } }, '/blog/farm'],
    [{ type: 'text' }, null],
  ] as [Partial<Banner>, string | null][])('%j leads to %s', (over, to) => {
    expect(shown(over)[0]?.to).toBe(to)
  })
})

const gallery = { desktop: 'images/wide', main: 'images/tall', first: '', second: '' }

it('a banner has a picture for phones and one for wide screens, or one for both', () => {
  expect(shown({ gallery })[0]).toMatchObject({ picture: 'images/wide', phonePicture: 'images/tall' })
  expect(shown({ gallery: { ...gallery, main: '' } })[0]).toMatchObject({ phonePicture: 'images/wide' })
  expect(shown({ gallery: { ...gallery, desktop: '' } })[0]).toMatchObject({ picture: 'images/tall' })
})

describe('a story', () => {
  const storyOf = (over: Partial<Banner['gallery']>) =>
    slidesFor([banner({ isStories: true, gallery: { ...gallery, ...over } })], catalogue, null).stories[0]

  it('tells its pictures one after the other, each once', () => {
    expect(storyOf({ first: 'images/next', second: 'images/tall' })).toMatchObject({
      cover: 'images/tall',
      frames: ['images/tall', 'images/next'],
    })
  })

  it('may be a video, whose cover is the picture beside it', () => {
    expect(storyOf({ main: 'https://a.example/b.mp4?x' })).toMatchObject({
      cover: 'images/wide',
      frames: ['https://a.example/b.mp4?x'],
    })
  })

  it('has the wide picture when there is no other', () => {
    expect(storyOf({ main: '' })?.frames).toEqual(['images/wide'])
  })
})
