import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileAddress } from '../testing/hostile-address.ts'
import { movedTo } from './moved-to.ts'

const shop = 'https://shop.example'
const old = `${shop}/old`
const moved = (to: string, external = false) => movedTo({ to, status: 302, external }, old)

describe('a page that was moved', () => {
  it.each([
    ['/new', '/new'],
    ['/menu/pizza?size=25#top', '/menu/pizza?size=25#top'],
    ['/акции', '/%D0%B0%D0%BA%D1%86%D0%B8%D0%B8'],
    ['https://shop.example/new', '/new'],
    ['new', '/new'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ])('is found at %s', (to, found) => {
    expect(moved(to)).toBe(found)
  })

  it.each(['/old', 'https://shop.example/old', '/old?again', 'http://['])('stays where it is: %s', (to) => {
    expect(moved(to)).toBeNull()
  })

  it('is on another site where the rule says so', () => {
    expect(moved('https://partner.example', true)).toBe('https://partner.example')
    expect(moved('https://пицца.example/меню', true)).toMatch(/^https:\/\/xn--[\w-]+\.example\/%D0/)
    expect(moved('https://partner.example')).toBeNull()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'java\tscript:alert(1)', 'file:///etc/passwd'])(
    'is never %s',
    (to) => {
      expect(moved(to, true)).toBeNull()
    },
  )
})

const address = hostileAddress(['old', 'new'], 8)

/** Where a browser goes that reads it in the answer to this page. */
const followed = (location: string) => new URL(location, old)

describe('whatever an address looks like', () => {
  it('nobody leaves the shop by a rule that does not say so', () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.string(), fc.webUrl()), (to) => {
        const location = moved(to)
        if (location !== null) expect(followed(location).origin).toBe(shop)
      }),
      { numRuns: 2_000 },
    )
  })

  it('a rule that says so leads to a page and runs nothing, and its answer can be written', () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.string(), fc.webUrl()), (to) => {
        const location = moved(to, true)
        if (location === null) return
        expect(followed(location).protocol).toMatch(/^https?:$/)
        expect(() => new Headers({ location })).not.toThrow()
      }),
      { numRuns: 2_000 },
    )
  })
})
