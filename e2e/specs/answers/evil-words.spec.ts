import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { writePoisonedBusiness } from '../../fixtures/poisoned-business.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

let business: Awaited<ReturnType<typeof writePoisonedBusiness>>
let own: OwnShop

test.describe('a business with something evil in every word', ONE_SIZE, () => {
  test.use({ expectedNoise: /./ })

  test.beforeAll(async () => {
    business = await writePoisonedBusiness()
    own = await openOwnShop({ BUSINESS_DIR: business.dir, CLOCK: '2026-03-06T12:00:00+03:00' })
  })
  test.afterAll(async () => {
    await own?.close()
    await business?.remove()
  })

  test('is shown as words: no page of the sitemap holds a tag, a handler or an address of its making', async ({
    request,
  }) => {
    expect(business.poisoned).toBeGreaterThan(1_000)
    const map = await (await request.get(`${own.url}/sitemap.xml`)).text()
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one]) => new URL(one ?? '').pathname)
    const kinds = ['/', '/contacts', '/blog', '/information', '/brands', '/gallery', '/order', '/none/here']
    const some = paths.filter((_, at) => at % 15 === 0)
    let seen = 0
    const evil: string[] = []
    for (const path of [...kinds, ...some]) {
      const html = await (await request.get(own.url + path)).text()
      for (const [tag] of html.matchAll(/<[a-z][^>]*>/gi)) if (isEvil(tag)) evil.push(`${path}: ${tag}`)
      for (const [, json] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
        JSON.parse(json ?? '')
      if (html.includes('robbed')) seen += 1
    }
    expect(evil).toEqual([])
    // The words themselves are there: this was no shop that shows nothing.
    expect(seen).toBeGreaterThan(10)
  })

  test('runs nothing in a browser', async ({ page, shop }) => {
    for (const path of ['/', '/menu/pizza', '/contacts']) {
      await shop.open(own.url + path)
      expect(await page.evaluate(() => 'robbed' in window), path).toBe(false)
    }
  })
})

/** A handler, an address that runs, or a script that the shop did not put there. */
function isEvil(tag: string): boolean {
  const bare = tag.replace(/"[^"]*"/g, '""')
  if (/\son\w+\s*=/i.test(bare) || /(href|src|action)\s*=\s*["']?\s*javascript:/i.test(tag)) return true
  return /^<script/i.test(tag) && !/nonce=|type="application\/ld\+json"|src="\/assets/.test(tag)
}
