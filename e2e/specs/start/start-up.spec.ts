import { holdHydration } from '../../fixtures/hold-hydration.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

test('a shop of another version forgets the cart, and keeps what is the visitor’s own', async ({
  shop,
  page,
}) => {
  await shop.open('/contacts')
  const version = await page.evaluate(() => localStorage.getItem('samobranka:version'))
  expect(version).toBeTruthy()
  await page.evaluate(() => {
    localStorage.setItem('samobranka:version', 'of long ago')
    localStorage.setItem('samobranka:cart', '{"lines":[{"productId":1,"count":1}]}')
    localStorage.setItem('samobranka:discounts', '{}')
    localStorage.setItem('samobranka:favourites', '[1]')
  })
  await shop.open('/contacts')
  await expect(page.getByRole('button', { name: /^Корзина/ })).toHaveAccessibleName(/пуст/)
  const kept = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(kept).toContain('samobranka:favourites')
  expect(kept).not.toContain('samobranka:cart')
  expect(await page.evaluate(() => localStorage.getItem('samobranka:version'))).toBe(version)
})

test('the catalogue is fetched once, after the page is interactive', async ({ shop, page }) => {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/app_sync/')) paths.push(new URL(request.url()).pathname)
  })
  await shop.open('/contacts')
  await expect.poll(() => paths).toEqual(['/api/wp-content/uploads/app_sync/prodcat.json'])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await shop.openMenu()
  expect(paths).toHaveLength(1)
})

test('a tap on a page that is not hydrated yet is not lost', async ({ page }) => {
  const hydrate = await holdHydration(page)
  await page.goto('/contacts', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Меню', exact: true }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  hydrate()
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible()
})

test('the sheet of a product that came with the page is modal before that is hydrated, and can be closed', async ({
  page,
}) => {
  await holdHydration(page)
  await page.goto('/menu/pizza?product_id=1001', { waitUntil: 'commit' })
  const sheet = page.locator('.sheet-drawn')
  await expect(sheet).toBeFocused()
  await expect(sheet).toHaveAttribute('aria-modal', 'true')
  await page.keyboard.press('Shift+Tab')
  await expect(sheet).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/menu\/pizza$/)
  await expect(sheet).toBeHidden()
})

test('a tap on a page that hears already but does not know its visitor yet is not answered by a question', async ({
  shop,
  place,
  cart,
  page,
}) => {
  await shop.open('/menu/rolls')
  await place.fetchFrom('Самобранка на Озёрской')
  await page.addInitScript(tapAsSoonAsHeard)
  await shop.open('/menu/rolls')
  await cart.expectCountOnCard('Филадельфия', 1)
  await expect(place.dialog).toBeHidden()
})

/**
 * Runs inside the page, as on a phone that is slow between the page's first hearing, which React marks its parts with,
 * and its learning of the visitor, a few turns later.
 */
function tapAsSoonAsHeard() {
  const wait = window.setTimeout.bind(window)
  const SLOW_MS = 300
  Object.assign(window, { setTimeout: (task: () => void, ms?: number) => wait(task, ms || SLOW_MS) })
  const tapIfHeard = () => {
    const button = document.querySelector('header button')
    if (!Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'))) return
    clearInterval(looking)
    wait(() => {
      document.querySelector<HTMLElement>('[aria-label="Филадельфия"] [aria-label="В корзину"]')?.click()
    }, SLOW_MS)
  }
  const looking = setInterval(tapIfHeard, 10)
}

for (const path of ['/', '/menu/pizza', '/menu/pizza?product_id=1001']) {
  test(`nothing that waits at ${path} has a field in it, for which the browser would lay it out`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const waiting = await page.evaluate(() => {
      const of = (element: Element) => getComputedStyle(element).contentVisibility
      const parts = [...document.querySelectorAll('main *, footer *')].filter(
        (part) => of(part) !== 'visible',
      )
      return {
        parts: parts.length,
        fields: parts.filter((part) => part.querySelector('input, select, textarea')).length,
      }
    })
    expect(waiting.parts).toBeGreaterThan(0)
    expect(waiting.fields).toBe(0)
  })
}

const TYPES = ['cat1', 'cat2', 'cat12', 'landing', 'samokat', 'restoran']

for (const type of TYPES) {
  test(`nothing of ${type} is as urgent as the picture of the product that lies over it`, async ({
    request,
  }) => {
    for (const path of ['/?product_id=1001', '/menu/pizza?product_id=1001']) {
      const page = await request.get(path, { headers: { cookie: `page_type=${type}` } })
      const urgent = [...(await page.text()).matchAll(/<img [^>]*fetchPriority="high"[^>]*>/g)].join()
      expect(urgent, path).toMatch(/^<img alt="Маргарита"[^>]+>$/)
    }
  })
}

for (const type of TYPES) {
  test(`all that stands in the window of ${type} is drawn before anybody moves, and nothing shifts`, async ({
    page,
    context,
    baseURL,
  }) => {
    // Taller than most: the parts that come with the second frame stand in it whole.
    await page.setViewportSize({ width: 412, height: 1000 })
    await context.addCookies([{ name: 'page_type', value: type, url: baseURL ?? '' }])
    await page.addInitScript(() => {
      type Source = Record<'previousRect' | 'currentRect', DOMRectReadOnly> & { node: Element | null }
      const whose = ({ node, previousRect, currentRect }: Source) =>
        `${node?.className || node?.nodeName} ${previousRect.top} → ${currentRect.top}`
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Source[] })[])
          shifts.push(`${entry.value}: ${entry.sources.map(whose).join(', ')}`)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/menu/pizza', '/menu/pizza?product_id=1001']) {
      await page.goto(path)
      const undrawn = await page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame++)
          await new Promise((after) => requestAnimationFrame(() => setTimeout(after)))
        return [...document.querySelectorAll('main section, main ul, main .tile, footer')]
          .filter((part) => part.getBoundingClientRect().top < innerHeight && !part.closest('[data-behind]'))
          .filter((part) => {
            const { contentVisibility, visibility } = getComputedStyle(part)
            return contentVisibility === 'hidden' || visibility === 'hidden'
          })
          .map((part) => part.className)
      })
      expect(undrawn).toEqual([])
      await expect(page.locator('html')).not.toHaveAttribute('data-deferred')
      expect(await page.evaluate('shifts')).toEqual([])
    }
  })
}

test(
  'a button of the header stands in its place before those behind it are read',
  ONE_SIZE,
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await holdHydration(page)
    await page.goto('/')
    const places = await page.locator('.header-actions').evaluate((actions) => {
      const placeOf = () =>
        [actions, actions.firstElementChild].map((part) => part?.getBoundingClientRect().left ?? 0).join()
      const places: string[] = []
      while (actions.lastElementChild) {
        places.push(placeOf())
        actions.lastElementChild.remove()
      }
      return places
    })
    expect(places.length).toBeGreaterThan(3)
    expect(new Set(places)).toEqual(new Set([places[0]]))
  },
)
