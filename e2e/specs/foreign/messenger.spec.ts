import { expect, test } from '../../fixtures/test.ts'

const SCRIPT = 'https://telegram.org/js/telegram-web-app.js'

/** As much of the messenger as the shop uses, writing down how it is called. */
const MESSENGER = `
  window.calls = []
  const handlers = {}
  window.press = () => handlers.click()
  window.Telegram = { WebApp: {
    colorScheme: 'dark', viewportStableHeight: 600,
    ready: () => calls.push('ready'), expand: () => calls.push('expand'),
    onEvent() {}, offEvent() {},
    BackButton: {
      show: () => calls.push('show'), hide: () => calls.push('hide'),
      onClick: (handler) => { handlers.click = handler }, offClick() {},
    },
  } }`

test('inside the messenger its theme, viewport and back button are the shop’s', async ({ shop, page }) => {
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: MESSENGER }))
  await shop.open('/contacts#tgWebAppVersion=8.0&tgWebAppPlatform=android')
  await shop.expectTheme('dark')
  const calls = () => page.evaluate(() => (window as unknown as { calls: string[] }).calls)
  await expect.poll(calls).toEqual(expect.arrayContaining(['ready', 'expand']))
  expect(
    await page.evaluate(() => document.documentElement.style.getPropertyValue('--viewport-height')),
  ).toBe('600px')
  await shop.openMenu()
  await expect.poll(async () => (await calls()).at(-1)).toBe('show')
  await page.evaluate(() => (window as unknown as { press: () => void }).press())
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeHidden()
})

test('elsewhere nothing is requested from another origin', async ({ shop, page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url())
  })
  await shop.open('/')
  await page.waitForLoadState('load')
  await shop.open('/contacts')
  await page.waitForLoadState('load')
  expect(foreign).toEqual([])
})
