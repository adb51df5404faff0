import { expect, it } from 'vitest'
import { routeTable } from './route-table.ts'

const find = routeTable([
  { name: 'order', method: 'GET', path: '/orders/{id}' },
  { name: 'popular', method: 'GET', path: '/orders/popular' },
  { name: 'place', method: 'POST', path: '/orders' },
  { name: 'list', method: 'GET', path: '/orders' },
  { name: 'file', method: 'GET', path: '/app_sync/{file}.json' },
  { name: 'wheel', method: 'GET', path: '/wheel/' },
])

it.each([
  ['GET', '/orders/popular', 'popular', {}],
  ['GET', '/orders/7', 'order', { id: '7' }],
  ['GET', '/orders/7/', 'order', { id: '7' }],
  ['HEAD', '/orders/7', 'order', { id: '7' }],
  ['GET', '/orders/%D1%81%D1%83%D0%BF', 'order', { id: 'суп' }],
  ['POST', '/orders', 'place', {}],
  ['GET', '/app_sync/prodcat-en.json', 'file', { file: 'prodcat-en' }],
  ['GET', '/wheel', 'wheel', {}],
  ['GET', '/wheel/', 'wheel', {}],
])('finds %s %s', (method, path, name, params) => {
  expect(find(method, path)).toMatchObject({ row: { name }, params })
})

it.each([
  ['DELETE', '/orders', ['POST', 'GET']],
  ['PUT', '/orders/7', ['GET']],
])('tells what a path is called with instead of %s %s', (method, path, allow) => {
  const found = find(method, path)
  expect(new Set(found && 'allow' in found ? found.allow : [])).toEqual(new Set(allow))
})

it.each(['/', '/order', '/orders/7/8', '/orders/%00', '/orders/%zz', '/app_sync/prodcatXjson'])(
  'knows nothing of %s',
  (path) => {
    expect(find('GET', path)).toBeNull()
  },
)
