import { changedBusiness, demoFile } from '../../fixtures/changed-business.ts'
import { type OwnShop, openOwnShop } from '../../fixtures/own-shop.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

// A chat and a translation of other companies, which the operator has switched on.
test.describe.configure({ mode: 'default' })

/** As Chatwoot's own script leaves the page: a bubble that floats over everything, and a way to move it. */
const CHATWOOT = `<script>
  // chatwootSDK
  window.chatLog = []
  addEventListener('samobranka:chat', ({ detail }) => chatLog.push(detail.element ? detail.element.id : 'none'))
  var holder = document.createElement('div')
  holder.className = 'woot-widget-holder'
  holder.style.display = 'block'
  holder.textContent = 'Чат'
  document.body.append(holder)
  window.$chatwoot = {
    toggle: (state) => chatLog.push(state),
    toggleBubbleVisibility: (state) => chatLog.push(state),
  }
  dispatchEvent(new Event('chatwoot:ready'))
</script>`
const SERVICE = `
  window.google = { translate: { TranslateElement: function (options, id) {
    document.getElementById(id).innerHTML = '<select aria-label="Перевод"><option>' + options.autoDisplay + '</option></select>'
  } } }
  samobrankaTranslation()`

let shopOfServices: OwnShop
let business: ReturnType<typeof changedBusiness>

test.beforeAll(async () => {
  const settings = demoFile<{ allSettings: object }>('settings.json')
  const include = { metrix: '', scripts: CHATWOOT }
  const allSettings = { ...settings.allSettings, use_google_translate: true, include }
  business = changedBusiness({ 'settings.json': { ...settings, allSettings } })
  shopOfServices = await openOwnShop({ BUSINESS_DIR: business.folder })
})
test.afterAll(async () => {
  await shopOfServices?.close()
  business?.remove()
})
test.beforeEach(async ({ page }) => {
  await page.route('https://translate.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SERVICE }),
  )
})

test(
  'a floating chat is seen on its own page alone, also by who walks there and away',
  ONE_SIZE,
  async ({ shop, page }) => {
    const bubble = page.locator('.woot-widget-holder')
    const log = () => page.evaluate(() => (window as unknown as { chatLog: string[] }).chatLog)
    await shop.open(`${shopOfServices.url}/information/page/zabota-o-klientah`)
    await expect(bubble).toBeVisible()
    await expect(page.locator('#chat-widget')).toBeAttached()
    await page.evaluate(() => Object.assign(window, { sameLoad: true }))
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/zabota/)
    await expect(bubble).toBeHidden()
    await expect(page.locator('#chat-widget')).not.toBeAttached()
    await expect.poll(log).toEqual(expect.arrayContaining(['none', 'hide', 'close']))
    await page.goBack()
    await expect(bubble).toBeVisible()
    await expect.poll(log).toEqual(expect.arrayContaining(['chat-widget', 'show', 'open']))
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true)
  },
)

test('a translation offers itself on the page and in the menu', ONE_SIZE, async ({ shop, page }) => {
  await shop.open(`${shopOfServices.url}/contacts`)
  const own = page.getByRole('contentinfo').getByLabel('Перевод')
  await expect(own).toBeVisible()
  await expect(own).toHaveText('true')
  await shop.openMenu()
  await expect(page.getByRole('dialog', { name: 'Меню' }).getByLabel('Перевод')).toBeVisible()
})
