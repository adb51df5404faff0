import { expect, it } from 'vitest'
import { insideLink, ownPath } from './own-path.ts'

it('a file of the backend is asked for by its path', () => {
  expect(ownPath('https://wp.example/wp-content/uploads/prices/3.json?x=1')).toBe(
    '/wp-content/uploads/prices/3.json?x=1',
  )
  expect(ownPath('/wp-content/prices/3.json')).toBe('/wp-content/prices/3.json')
})

it.each([
  ['https://shop.example/blog/', '/blog'],
  ['https://shop.example/', '/'],
  ['https://shop.example/menu/pizza?x=1#a', '/menu/pizza?x=1#a'],
  ['/blog', '/blog'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['tel:+7999', 'tel:+7999'],
])('%s leads to %s', (url, link) => {
  expect(insideLink(url, ['https://shop.example', ''])).toBe(link)
})
