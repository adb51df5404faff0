import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

/** Words in which the browser has really written with two faces; what is written in another script stands aside. */
async function mixedWords(page: Page, script: RegExp): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const texts: Text[] = []
    while (walker.nextNode() && texts.length < 120) {
      const text = walker.currentNode as Text
      if (text.data.trim() && text.parentElement?.checkVisibility()) texts.push(text)
    }
    for (const text of texts) {
      const words = document.createDocumentFragment()
      for (const part of text.data.split(/(\s+)/)) {
        const word = document.createElement('i')
        word.className = 'one-word'
        word.style.fontStyle = 'inherit'
        word.textContent = part
        words.append(word)
      }
      text.replaceWith(words)
    }
  })
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '.one-word' })
  expect(nodeIds.length).toBeGreaterThan(60)
  const mixed: string[] = []
  for (const nodeId of nodeIds) {
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
    // Of what the machine has, several may stand in for one another: that is its own affair.
    const ours = fonts.filter(({ familyName }) => familyName.startsWith('Onest')).length
    if (ours === 0 || ours === fonts.length) continue
    const { outerHTML } = await cdp.send('DOM.getOuterHTML', { nodeId })
    const word = outerHTML.replace(/<[^>]+>/g, '')
    if (script.test(word)) mixed.push(word)
  }
  return mixed
}

const CYRILLIC = /\p{Script=Cyrillic}/u
const LATIN = /\p{Script=Latin}/u

for (const [language, script] of [
  ['ru', CYRILLIC],
  ['kk', CYRILLIC],
  ['en', LATIN],
  ['vi', LATIN],
] as const) {
  test(`a first visit in ${language} writes every word in one face, however late the font comes`, async ({
    shop,
    page,
  }) => {
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((late) => setTimeout(late, 1500))
      await route.continue()
    })
    await shop.open(`/menu/pizza?lang=${language}`)
    await page.evaluate(() => document.fonts.ready)
    expect(await mixedWords(page, script)).toEqual([])
  })
}
