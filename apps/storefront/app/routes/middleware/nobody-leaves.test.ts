import { createClient } from '@samobranka/contract'
import fc from 'fast-check'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Shop, shopContext } from '../../catalogue-access/shop.ts'
import { type Visit, visitContext } from '../../catalogue-access/visit.ts'
import { hostileAddress } from '../../testing/hostile-address.ts'
import { middlewareNamed } from './named.ts'

const origin = 'https://shop.example'
const quiet = () => {}

interface Rule {
  readonly to: string
  readonly external: boolean
}

/** Where the shop sends whoever asks for this address; null when it shows the page. */
async function sentTo(path: string, rule: Rule | null): Promise<string | null> {
  const request = new Request(origin + path)
  const answer = () => (rule ? Response.json({ ...rule, status: 302 }) : new Response(null, { status: 204 }))
  const context = new RouterContextProvider()
  context.set(shopContext, {
    backend: createClient({ fetch: () => Promise.resolve(answer()), baseUrl: 'http://backend' }),
    session: null,
    log: { info: quiet, warn: quiet, error: quiet },
  } as Partial<Shop> as Shop)
  context.set(visitContext, { pageType: 'cat1' } as Visit)
  const args = { request, context, url: new URL(request.url), params: {}, pattern: '' }
  for (const step of middlewareNamed('redirects', 'categories', 'account')) {
    try {
      await step(args, () => Promise.resolve(new Response()))
    } catch (thrown) {
      if (thrown instanceof Response) return thrown.headers.get('location')
      throw thrown
    }
  }
  return null
}

const tail = hostileAddress(['catalog', 'lk', 'order', 'menu'], 7)
const path = fc
  .tuple(fc.constantFrom('/', '/catalog', '/catalog/', '/lk', '/lk/', '//'), tail)
  .map((parts) => parts.join(''))

describe('a visitor', () => {
  it('is sent about within the shop, whatever he asks for', async () => {
    const check = fc.asyncProperty(path, async (address) => {
      const location = await sentTo(address, null)
      if (location !== null) expect(new URL(location, origin + address).origin).toBe(origin)
    })
    await fc.assert(check, { numRuns: 300 })
  })

  it('is sent out by no rule that does not say so', async () => {
    const check = fc.asyncProperty(path, tail, async (address, to) => {
      const location = await sentTo(address, { to: to || '/', external: false })
      if (location !== null) expect(new URL(location, origin + address).origin).toBe(origin)
    })
    await fc.assert(check, { numRuns: 300 })
  })

  it.each([
    ['/catalog//evil.example', null, '/categories//evil.example'],
    ['/lk/bonuses?return=//evil.example', null, '/'],
    ['/old', { to: '/blog', external: false }, '/blog'],
    ['/old', { to: '//evil.example', external: false }, null],
    ['/old', { to: 'https://partner.example/', external: true }, 'https://partner.example/'],
    ['/old', { to: 'javascript:alert(1)', external: true }, null],
  ])('who asks for %s by the rule %o is sent to %s', async (address, rule, to) => {
    expect(await sentTo(address, rule)).toBe(to)
  })
})
