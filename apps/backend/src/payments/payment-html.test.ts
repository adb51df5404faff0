import fc from 'fast-check'
import { expect, it } from 'vitest'
import { evilText } from '../testing/evil-text.ts'
import { paymentHtml } from './payment-html.ts'

const page = (word: string) => ({
  title: word,
  texts: [word, word],
  buttons: [{ value: word, label: word }],
  links: [{ href: `https://shop.example/order/${word}`, label: word }],
})

/** Every tag and declaration with the names of its attributes: what a browser makes of the page. */
const bones = (html: string): string[] =>
  [...html.matchAll(/<[!/]?[a-z-]+(?:\s+[\w-]+(?:="[^"]*")?)*\s*>?/gi)].map(([tag]) =>
    tag.replace(/"[^"]*"/g, '""'),
  )

const read = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

it('shows whatever is written as letters: no word becomes a tag or an attribute', async () => {
  const plain = bones(await paymentHtml(page('x'), 'ru').text())
  expect(plain).toContain('<button name="" value="">')
  const check = fc.asyncProperty(evilText, evilText, async (word, language) => {
    const html = await paymentHtml(page(word), language).text()
    expect(bones(html)).toEqual(plain)
    expect(html.split('<').length).toBe((await paymentHtml(page('x'), 'ru').text()).split('<').length)
    expect(read(/<h1>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')).toBe(word)
    expect(read(/<button name="result" value="([^"]*)"/.exec(html)?.[1] ?? '')).toBe(word)
  })
  await fc.assert(check, { numRuns: 500 })
})

it('lets nothing run, should a word become one all the same', () => {
  const { headers } = paymentHtml(page('x'), 'ru')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).not.toContain('script')
})
