import { expect, it } from 'vitest'
import { findRedirect } from './find-redirect.ts'

const rules = [
  { from: '/old', to: '/new', status: 301 as const, external: false },
  { from: '/акции/', to: '/information/page/akcii', status: 302 as const, external: false },
]

it.each([
  ['/old', '/new'],
  ['/old/', '/new'],
  ['/old?utm=1', '/new'],
  ['/%D0%B0%D0%BA%D1%86%D0%B8%D0%B8', '/information/page/akcii'],
])('%s moved to %s', (path, to) => {
  expect(findRedirect(rules, path)?.to).toBe(to)
})

it.each(['/', '/older', '/Old', '/%E0%A4%A'])('%s did not move', (path) => {
  expect(findRedirect(rules, path)).toBeUndefined()
})
