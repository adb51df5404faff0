import { expect, it } from 'vitest'
import { previewsOf } from './previews.ts'

const site = (...demoPreviews: object[]) =>
  ({ site: { demoPreviews } }) as unknown as Parameters<typeof previewsOf>[0]
const seen = (...demoPreviews: object[]) => previewsOf(site(...demoPreviews), 'https://shop.example')

it('the shop’s own pictures and videos are asked for under /api', () => {
  const preview = { type: 'cat1', image: { id: 1, url: 'images/preview-cat1' }, video: null }
  expect(seen(preview)).toEqual([{ type: 'cat1', picture: '/api/images/preview-cat1-480.webp', video: '' }])
  const video = { id: 2, url: 'https://shop.example/wp-content/uploads/landing.mp4' }
  expect(seen({ type: 'landing', image: null, video })).toEqual([
    { type: 'landing', picture: '', video: '/api/wp-content/uploads/landing.mp4' },
  ])
})

it('those of another server stay where they are', () => {
  const image = { id: 1, url: 'https://cdn.example/p.jpg' }
  expect(seen({ type: 'lavka', image, video: null })).toMatchObject([
    { picture: 'https://cdn.example/p.jpg' },
  ])
})

it('a page type nobody knows is not offered', () => {
  expect(seen({ type: 'castle', image: null, video: null })).toEqual([])
})
