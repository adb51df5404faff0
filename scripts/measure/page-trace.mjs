import { createRequire } from 'node:module'
import { inRoot } from '../steps/root.mjs'

/** Lighthouse's phone: its screen, its slow 4G, its processor four times slower than this one. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowdown = 4
/** What comes later than this after the page has loaded is no longer its arrival. */
const settleMs = 3000

/** Measures pages without Lighthouse: what the browser itself says of paints, shifts and long tasks. */
export async function openTracer(chromiumPath) {
  const { chromium } = createRequire(inRoot('e2e', 'package.json'))('@playwright/test')
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
  return {
    close: () => browser.close(),
    async trace(url, cookies) {
      const context = await browser.newContext(phone)
      try {
        await context.addCookies(
          Object.entries(cookies).map(([name, value]) => ({ name, value, url: new URL(url).origin })),
        )
        const page = await context.newPage()
        const devtools = await context.newCDPSession(page)
        await devtools.send('Network.enable')
        await devtools.send('Network.emulateNetworkConditions', slow4g)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        await page.addInitScript(watch)
        await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
        await page.waitForTimeout(settleMs)
        return await page.evaluate(() => globalThis.arrival())
      } finally {
        await context.close()
      }
    },
  }
}

/** Runs inside the page, before anything of its own. */
function watch() {
  let paint = 0
  let largest = 0
  let shift = 0
  const tasks = []
  const follow = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint = startTime
  })
  follow('largest-contentful-paint', ({ startTime }) => {
    largest = startTime
  })
  follow('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) shift += value
  })
  follow('longtask', (task) => tasks.push(task))
  globalThis.arrival = () => ({
    largestPaint: largest,
    shift,
    // As Lighthouse counts: what a task takes beyond 50 ms, from the first paint on.
    blocking: tasks
      .filter(({ startTime, duration }) => startTime + duration > paint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  })
}
