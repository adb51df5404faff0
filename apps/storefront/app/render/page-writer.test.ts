import fc from 'fast-check'
import { createElement, type ReactElement } from 'react'
import { expect, it } from 'vitest'
import { embeddedText } from '../format/embedded-text.ts'
import type { I18n } from '../i18n/i18n.tsx'
import { createFragmentCache } from './fragment-cache.ts'
import { createPageWriter } from './page-writer.ts'

const i18n: I18n = { t: (key) => key, money: String, language: 'ru' }
const nonce = 'n0nce'
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const text = (page: Uint8Array) => new TextDecoder().decode(page)

/** Pages of one server, one after the other. */
function server() {
  const drawn: string[] = []
  const fragments = createFragmentCache(({ props }: ReactElement) => {
    const { title } = props as { title: string }
    drawn.push(title)
    return `<b>${title}</b>`
  })
  const newPage = (isDataAlone = false) => {
    const page = createPageWriter({ nonce, fragments, isDataAlone })
    const show = (subject: { name: string }, variant = '') =>
      page.fragment({ subject, i18n, variant }, () => createElement('i', { title: subject.name })) ??
      `(${subject.name})`
    return { ...page, show }
  }
  const write = async (markup: (page: ReturnType<typeof newPage>) => string, data?: unknown) => {
    const page = newPage()
    const written = text(page.write(markup(page), data === undefined ? undefined : bytes(data)))
    await new Promise(setImmediate)
    return written
  }
  return { newPage, write, drawn }
}

/** What is between the tags, as the page's own script finds it. */
const heard = (page: Uint8Array): unknown => JSON.parse(text(page).replace(/^<script[^>]*>|<\/script>$/g, ''))

it('a card is drawn once, and copied into the pages that come after', async () => {
  const { write, drawn } = server()
  const borsch = { name: 'Борщ' }
  const pages: string[] = []
  while (pages.length < 4) pages.push(await write(({ show }) => `<p>${show(borsch)}</p>`))
  expect(pages).toEqual(['<p>(Борщ)</p>', '<p>(Борщ)</p>', '<p><b>Борщ</b></p>', '<p><b>Борщ</b></p>'])
  expect(drawn).toEqual(['Борщ'])
})

it('every card comes to its own place', async () => {
  const { write } = server()
  const [first, second, third] = [{ name: 'Щи' }, { name: 'Уха' }, { name: 'Рис' }]
  const all = [first, second, third]
  for (let page = 0; page < 2; page += 1) await write(({ show }) => all.map((one) => show(one)).join())
  expect(await write(({ show }) => [third, first, second, first].map((one) => show(one)).join('|'))).toBe(
    '<b>Рис</b>|<b>Щи</b>|<b>Уха</b>|<b>Щи</b>',
  )
})

it('another look of the same card is another drawing', async () => {
  const { write, drawn } = server()
  const borsch = { name: 'Борщ' }
  for (let page = 0; page < 2; page += 1)
    await write(({ show }) => show(borsch, 'soon') + show(borsch, 'later'))
  expect(drawn).toEqual(['Борщ', 'Борщ'])
})

it('a page that was given up leaves nothing in the next one', async () => {
  const { newPage, write } = server()
  const [first, second] = [{ name: 'Щи' }, { name: 'Уха' }]
  for (let page = 0; page < 2; page += 1) await write(({ show }) => show(first) + show(second))
  newPage().show(first)
  expect(await write(({ show }) => show(second))).toBe('<b>Уха</b>')
})

it('the nonce stands in its places, and they are told in bytes', () => {
  const page = server().newPage()
  const written = page.write(`<p>Борщ</p><script nonce="${page.nonce}">`, bytes('Щи'))
  const places = page.noncePlaces()
  expect(text(written)).toBe(
    `<p>Борщ</p><script nonce="n0nce"><script type="application/json" id="handoff" nonce="n0nce">"Щи"</script>`,
  )
  expect(places.map((at) => text(written.subarray(at, at + nonce.length)))).toEqual([nonce, nonce])
})

it('a page that is written again, for a fault, tells the places of the second time', () => {
  const page = server().newPage()
  page.write(`<script nonce="${page.nonce}">`)
  page.write(page.nonce)
  expect(page.noncePlaces()).toEqual([0])
})

it('the data come after the markup, byte by byte', async () => {
  const { write } = server()
  expect(await write(() => '<p>Борщ</p>', 'Щи')).toMatch(/^<p>Борщ<\/p><script [^>]*>"Щи"<\/script>$/)
  expect(await write(() => '<p>Борщ</p>')).toBe('<p>Борщ</p>')
})

const letters = fc.constantFrom(...'\'"\\<>&/!-\n\r\u2028\u2029\u00e2\u0080\u00a8шé€🍕a`$\0')
const texts = fc.array(
  fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' }), fc.constant('\\u003c')),
)

it('tells the page the very values, whatever is in them', () => {
  fc.assert(
    fc.property(texts, (values) => {
      expect(heard(server().newPage().write('', bytes(values)))).toEqual(values)
    }),
  )
})

it('a text is on the page as it would have come through the framework, alone and within another', () => {
  fc.assert(
    fc.property(texts, (said) => {
      const page = server().newPage()
      const sent = said.map((one) => ({ alone: page.embed(embeddedText(one)) }))
      const within = said.map((one) => `Ё${page.embed(embeddedText(one))}"`)
      expect(heard(page.write('', bytes([sent, within])))).toEqual([
        said.map((one) => ({ alone: one })),
        said.map((one) => `Ё${one}"`),
      ])
    }),
  )
})

it('lets nobody out of the element', () => {
  const page = server().newPage()
  const evil = '</script><script>alert(1)</script><!--<script'
  const written = text(page.write('', bytes([evil, page.embed(embeddedText(evil))])))
  expect(written.match(/<[^>]*>/g)).toEqual([
    '<script type="application/json" id="handoff" nonce="n0nce">',
    '</script>',
  ])
})

it('one page cannot name what another one brings', () => {
  const { newPage } = server()
  const placeholder = newPage().embed(embeddedText('my address'))
  expect(text(newPage().write('', bytes({ placeholder })))).not.toContain('my address')
})

it('a text is written once for all pages that bring it', () => {
  const embedded = embeddedText('Пицца')
  expect(embedded.bytes()).toBe(embedded.bytes())
})

it('where the framework writes the data itself it is told the texts as they are', () => {
  expect(server().newPage(true).embed(embeddedText('Пицца'))).toBe('Пицца')
})
