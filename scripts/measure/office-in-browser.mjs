import { createRequire } from 'node:module'
import { inRoot } from '../steps/root.mjs'

/** The office in a Chromium of its own, in Russian and by the kitchen's clock. */
export async function openOffice(chromiumPath, url, viewport) {
  const { chromium } = createRequire(inRoot('e2e', 'package.json'))('@playwright/test')
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
  const context = await browser.newContext({
    viewport,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  let who = null

  async function signIn(role) {
    await context.clearCookies()
    await page.goto(`${url}/office/sign-in`)
    await page.getByRole('button', { name: `Осмотреться как ${role}` }).click()
    await page.waitForURL((address) => !address.pathname.endsWith('/sign-in'))
    who = role
  }

  return {
    page,
    signIn,
    /** A screen as somebody of that role sees it; null: nobody is signed in. */
    async open(path, role) {
      if (role === null) await context.clearCookies()
      else if (who !== role) await signIn(role)
      if (role === null) who = null
      await page.goto(`${url}/office${path}`)
      await page.getByRole('main').waitFor()
      const sound = page.getByRole('button', { name: 'Включить звук', exact: true })
      // Any other touch turns it on as well: then it is gone before it is tapped.
      if (await sound.isVisible()) await sound.click({ timeout: 3_000 }).catch(() => undefined)
      // Lists come in after the frame.
      await page.waitForTimeout(1_500)
    },
    /** A call of the office by whoever is signed in. */
    async ask(method, path, body) {
      const response = await page.request.fetch(`${url}/api/office/v1${path}`, {
        method,
        headers: { origin: url },
        ...(body ? { data: body } : {}),
      })
      return response.json()
    },
    async picture() {
      const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 72 })
      return Buffer.from(data, 'base64')
    },
    close: () => browser.close(),
  }
}
