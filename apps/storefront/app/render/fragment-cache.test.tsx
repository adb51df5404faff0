import { expect, it } from 'vitest'
import type { I18n } from '../i18n/i18n.tsx'
import { createFragmentCache } from './fragment-cache.ts'

const i18n: I18n = { t: (key) => key, money: String, language: 'ru' }
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

function rendering() {
  const drawn: string[] = []
  const fragmentCache = createFragmentCache('MARK', ({ props }) => {
    const { title } = props as { title: string }
    drawn.push(title)
    return `<b>${title}</b>`
  })
  const look = (subject: object, variant = '') => ({ subject, i18n, variant })
  const show = (subject: { name: string }, variant = '') => {
    const mark = fragmentCache.placeholder(look(subject, variant))
    if (!mark) fragmentCache.wish({ ...look(subject, variant), element: <i title={subject.name} /> })
    return mark ?? `(${subject.name})`
  }
  return { fragmentCache, drawn, show }
}

it('a card is drawn once, and copied into the pages that come after', () => {
  const { fragmentCache, drawn, show } = rendering()
  const borsch = { name: 'Борщ' }
  const pages = [1, 2, 3, 4].map(() => {
    const page = text(fragmentCache.fill(`<p>${show(borsch)}</p>`))
    fragmentCache.renderPending()
    return page
  })
  expect(pages).toEqual(['<p>(Борщ)</p>', '<p>(Борщ)</p>', '<p><b>Борщ</b></p>', '<p><b>Борщ</b></p>'])
  expect(drawn).toEqual(['Борщ'])
})

it('what stands behind a page comes after its cards, byte by byte', () => {
  const { fragmentCache, show } = rendering()
  const borsch = { name: 'Борщ' }
  const behind = new TextEncoder().encode('MARK0; Щи')
  const pages = [1, 2, 3].map(() => {
    const page = text(fragmentCache.fill(`<p>${show(borsch)}</p>`, behind))
    fragmentCache.renderPending()
    return page
  })
  expect(pages.at(-1)).toBe('<p><b>Борщ</b></p>MARK0; Щи')
})

it('every card comes to its own place', () => {
  const { fragmentCache, show } = rendering()
  const goods = ['Щи', 'Уха', 'Рис'].map((name) => ({ name }))
  for (let page = 0; page < 2; page += 1) {
    fragmentCache.fill(goods.map((one) => show(one)).join())
    fragmentCache.renderPending()
  }
  expect(text(fragmentCache.fill([2, 0, 1, 0].map((at) => show(goods[at] ?? { name: '' })).join('|')))).toBe(
    '<b>Рис</b>|<b>Щи</b>|<b>Уха</b>|<b>Щи</b>',
  )
})

it('another look of the same card is another drawing', () => {
  const { fragmentCache, drawn, show } = rendering()
  const borsch = { name: 'Борщ' }
  for (let page = 0; page < 2; page += 1) {
    fragmentCache.fill(show(borsch, 'soon') + show(borsch, 'later'))
    fragmentCache.renderPending()
  }
  expect(drawn).toEqual(['Борщ', 'Борщ'])
})

it('a page that was given up leaves nothing in the next one', () => {
  const { fragmentCache, show } = rendering()
  const [first, second] = [{ name: 'Щи' }, { name: 'Уха' }]
  for (let page = 0; page < 2; page += 1) {
    fragmentCache.fill(show(first) + show(second))
    fragmentCache.renderPending()
  }
  show(first)
  expect(text(fragmentCache.fill(show(second)))).toBe('<b>Уха</b>')
})
