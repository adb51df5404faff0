import { describe, expect, it } from 'vitest'
import { categoriesPath } from './categories.ts'
import { middlewareNamed } from './named.ts'

describe('middleware by name', () => {
  it('comes in the order it was named', () => {
    const [first, second] = middlewareNamed('redirects', 'account')
    expect(middlewareNamed('account', 'redirects')).toEqual([second, first])
  })

  it.each(['auth', 'toString', ''])('that nobody knows is an error: «%s»', (name) => {
    expect(() => middlewareNamed('visit', name)).toThrow(`Unknown route middleware: ${name}`)
  })
})

describe('the catalogue of the category types', () => {
  it.each([
    ['/catalog', '/categories'],
    ['/catalog/', '/categories/'],
    ['/catalog/custom', '/categories/custom'],
    ['/catalog/20/menu/pizza', '/categories/20/menu/pizza'],
  ])('%s moves to %s', (from, to) => {
    expect(categoriesPath('cat1', from)).toBe(to)
    expect(categoriesPath('cat2', from)).toBe(to)
  })

  it('stays where it is in the other types', () => {
    for (const type of ['cat12', 'landing', 'samokat', 'lavka', 'restoran'] as const)
      expect(categoriesPath(type, '/catalog/custom')).toBeNull()
  })

  it('is not taken for a page whose name begins alike', () => {
    expect(categoriesPath('cat1', '/catalogue')).toBeNull()
    expect(categoriesPath('cat1', '/menu/catalog')).toBeNull()
  })
})
