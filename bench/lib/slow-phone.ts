import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'

/** A phone of a few years ago beside this machine. */
const SLOWDOWN = 6
const CATALOGUE = '/app_sync/'
/** Between one movement of a thumb and the next. */
const REACH_MS = 400
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'ru-RU',
}

export interface SlowPhone {
  /** A page of the shop as a visitor has it who chose his place before; it is awake, and nothing is on its way. */
  open(path: string): Promise<Page>
  close(): Promise<void>
}

/** The place is chosen by hand once, at full speed. */
export async function openSlowPhone(
  origin: string,
  choosePlace: (page: Page) => Promise<void>,
): Promise<SlowPhone> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  const storageState = await placeKept(browser, origin, choosePlace)
  return {
    async open(path) {
      const context = await browser.newContext({ ...PHONE, storageState })
      const page = await context.newPage()
      await page.addInitScript(watchTaps)
      // The last that a page fetches by itself before it has been looked at for a while.
      const catalogue = page.waitForEvent('requestfinished', (request) => request.url().includes(CATALOGUE))
      await page.goto(origin + path, { waitUntil: 'load' })
      await page.locator('html[data-hydrated]:not([data-held])').waitFor()
      await catalogue
      const devtools = await context.newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      await page.waitForTimeout(1_000)
      return page
    },
    close: () => browser.close(),
  }
}

async function placeKept(browser: Browser, origin: string, choosePlace: (page: Page) => Promise<void>) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(origin, { waitUntil: 'networkidle' })
  await choosePlace(page)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Looked for with a bare selector: to find a button by its role takes a slow page half a second, which the tap would meet. */
export async function tapOn(page: Page, selector: string): Promise<number> {
  const button = page.locator(selector).filter({ visible: true }).first()
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error(`There is no ${selector} to be tapped.`)
  // A thumb lifts between scrolling and tapping.
  await page.waitForTimeout(REACH_MS)
  await page.evaluate(() => Object.assign(globalThis, { longestTap: 0 }))
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForFunction(() => Reflect.get(globalThis, 'longestTap') > 0)
  await page.waitForTimeout(REACH_MS)
  return page.evaluate(() => Number(Reflect.get(globalThis, 'longestTap')))
}

type Told = PerformanceEntry & { readonly interactionId: number }

/** Runs inside the page: from the finger to the frame that answers it, as the browser counts (in steps of 8 ms). */
function watchTaps() {
  const watch = { type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as Told[]) {
      const longest = Number(Reflect.get(globalThis, 'longestTap') ?? 0)
      if (interactionId) Object.assign(globalThis, { longestTap: Math.max(longest, duration) })
    }
  }).observe(watch)
}
