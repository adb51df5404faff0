import { expect, it } from 'vitest'
import { sizedPictures } from './sized-pictures.ts'

it('a picture of the shop’s folder comes in the sizes the shop makes', () => {
  const html = sizedPictures('<p><img src="images/oven" alt="" /></p>')
  expect(html).toContain('<img src="/images/oven-960.webp" srcset="/images/oven-320.webp 320w, ')
  expect(html).toContain('sizes="(width>799px) 760px, 92vw" alt="" />')
})

it.each([
  '<img src="https://wp.example/a.jpg" alt="" />',
  '<img src="/images/oven.jpg" alt="" />',
  '<img src="images/oven" srcset="x 2x" />',
])('%s is left as it is', (html) => {
  expect(sizedPictures(html)).toBe(html)
})
