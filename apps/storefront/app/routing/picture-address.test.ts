import { expect, it } from 'vitest'
import { emblemAddress, fileAddress, isResizable, pictureAddress } from './picture-address.ts'
import { setPictureBase } from './picture-base.ts'

it.each(['images/margherita', '/images/margherita', 'margherita'])(
  '%s is a picture of the shop',
  (reference) => {
    expect(pictureAddress(reference, 'own', 480, 'avif')).toBe('/images/margherita-480.avif')
    expect(pictureAddress(reference, 'square', 160, 'webp')).toBe('/images/margherita-sq-160.webp')
    expect(pictureAddress(reference, 'wide', 960, 'jpg')).toBe('/images/margherita-wide-960.jpg')
  },
)

it('keeps folders and writes foreign letters safely', () => {
  expect(pictureAddress('images/меню/сет 1', 'own', 320, 'webp')).toBe(
    '/images/%D0%BC%D0%B5%D0%BD%D1%8E/%D1%81%D0%B5%D1%82%201-320.webp',
  )
})

it.each(['https://shop.example/uploads/a.jpg', '//cdn.example/a.png', 'data:image/png;base64,AA'])(
  'takes %s as it is',
  (reference) => {
    expect(isResizable(reference)).toBe(false)
    expect(fileAddress(reference)).toBe(reference)
  },
)

it('serves a drawing as the file it is', () => {
  expect(isResizable('images/logo.svg')).toBe(false)
  expect(fileAddress('images/logo.svg')).toBe('/images/logo.svg')
})

it('shows an emblem as a small picture, be it drawn or painted', () => {
  expect(emblemAddress('images/logo.svg')).toBe('/images/logo.svg-160.webp')
  expect(emblemAddress('images/logo.png')).toBe('/images/logo.png-160.webp')
})

it.each(['https://shop.example/logo.svg', 'data:image/svg+xml,<svg/>', 'images/logo.gif'])(
  'shows the emblem %s as it is',
  (reference) => {
    expect(emblemAddress(reference)).toBe(fileAddress(reference))
  },
)

it.each(['/wp-content/uploads/a.jpg', 'wp-content/uploads/a.jpg'])(
  'asks for %s, which lies on the server behind the shop, past it',
  (reference) => {
    expect(isResizable(reference)).toBe(false)
    expect(fileAddress(reference)).toBe('/api/wp-content/uploads/a.jpg')
  },
)

it('is fetched from the CDN where one stands before the shop, unless it is somebody else’s', () => {
  setPictureBase('https://cdn.example/')
  try {
    expect(pictureAddress('margherita', 'own', 480, 'avif')).toBe(
      'https://cdn.example/images/margherita-480.avif',
    )
    expect(fileAddress('https://shop.example/a.jpg')).toBe('https://shop.example/a.jpg')
  } finally {
    setPictureBase('')
  }
})
