import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'

/** A phone of a few years ago beside this machine. */
const SLOWDOWN = 6
const CATALOGUE = '/app_sync/'
/** Between one movement of a thumb and the next. */
const REACH_MS = 400
const PATIENCE_MS = 30_000
const LOOK_MS = 50
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'ru-RU',
}

export interface SlowPhone {
  /** A page of the shop as a visitor has it who chose his place before; it is hydrated, and nothing is on its way. */
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
      await until(page, isHydrated)
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

/**
 * The page is asked by bare scripts: Playwright's own looking listens to all that a finger does, from a world of its
 * own, and to find a button by its role takes a slow page half a second.
 */
export async function tapOn(page: Page, selector: string): Promise<number> {
  await until(page, bringIntoSight, selector)
  // A thumb lifts between scrolling and tapping; and nobody asks anything while the tap is answered.
  await page.waitForTimeout(REACH_MS)
  const { x, y } = await until(page, bringIntoSight, selector)
  await page.evaluate(() => void globalThis.heard.splice(0))
  await page.touchscreen.tap(x, y)
  await page.waitForTimeout(REACH_MS)
  return until(page, longestTap)
}

/** What the page answers once it has an answer. */
async function until<A>(page: Page, ask: (selector: string) => A | null, selector = ''): Promise<A> {
  for (const patience = performance.now() + PATIENCE_MS; performance.now() < patience; ) {
    const answer = await page.evaluate<A | null, string>(ask, selector)
    if (answer !== null) return answer
    await page.waitForTimeout(LOOK_MS)
  }
  throw new Error(`Waited in vain for ${selector || ask.name}.`)
}

/* These run inside the page. */

const isHydrated = (): true | null =>
  document.querySelector('html[data-hydrated]:not([data-deferred])') && true

function longestTap(): number | null {
  const taps = (globalThis.heard.flatMap((list) => list.getEntries()) as Tap[]).filter(
    (one) => one.interactionId,
  )
  return taps.length > 0 ? Math.max(...taps.map(({ duration }) => duration)) : null
}

/** Where its middle is. */
function bringIntoSight(selector: string): { x: number; y: number } | null {
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true })
  const button = [...document.querySelectorAll(selector)].find(isShown)
  if (!button) return null
  const isOutside = ({ top, bottom }: DOMRect) => top < 0 || bottom > innerHeight
  if (isOutside(button.getBoundingClientRect())) button.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = button.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

type Tap = PerformanceEntry & { readonly interactionId: number }

declare global {
  /** What the browser told of events since the last tap began. */
  var heard: Pick<PerformanceObserverEntryList, 'getEntries'>[]
}

/** From the finger to the frame that answers it, as the browser counts (in steps of 8 ms); read when all is over. */
function watchTaps() {
  globalThis.heard = []
  const watch = { type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit
  new PerformanceObserver((list) => void globalThis.heard.push(list)).observe(watch)
}
