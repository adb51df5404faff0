import { expect, it } from 'vitest'
import type { Speech } from '../i18n/speech.tsx'
import { createPress } from './press.ts'

const speech: Speech = { t: (key) => key, money: String, language: 'ru' }
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

function pressing() {
  const drawn: string[] = []
  const press = createPress('MARK', ({ props }) => {
    const { title } = props as { title: string }
    drawn.push(title)
    return `<b>${title}</b>`
  })
  const look = (subject: object, variant = '') => ({ subject, speech, variant })
  const show = (subject: { name: string }, variant = '') => {
    const mark = press.markOf(look(subject, variant))
    if (!mark) press.wish({ ...look(subject, variant), element: <i title={subject.name} /> })
    return mark ?? `(${subject.name})`
  }
  return { press, drawn, show }
}

it('a card is drawn once, and copied into the pages that come after', () => {
  const { press, drawn, show } = pressing()
  const borsch = { name: 'Борщ' }
  const pages = [1, 2, 3, 4].map(() => {
    const page = text(press.fill(`<p>${show(borsch)}</p>`))
    press.fulfil()
    return page
  })
  expect(pages).toEqual(['<p>(Борщ)</p>', '<p>(Борщ)</p>', '<p><b>Борщ</b></p>', '<p><b>Борщ</b></p>'])
  expect(drawn).toEqual(['Борщ'])
})

it('what stands behind a page comes after its cards, byte by byte', () => {
  const { press, show } = pressing()
  const borsch = { name: 'Борщ' }
  const behind = new TextEncoder().encode('MARK0; Щи')
  const pages = [1, 2, 3].map(() => {
    const page = text(press.fill(`<p>${show(borsch)}</p>`, behind))
    press.fulfil()
    return page
  })
  expect(pages.at(-1)).toBe('<p><b>Борщ</b></p>MARK0; Щи')
})

it('every card comes to its own place', () => {
  const { press, show } = pressing()
  const goods = ['Щи', 'Уха', 'Рис'].map((name) => ({ name }))
  for (let page = 0; page < 2; page += 1) {
    press.fill(goods.map((one) => show(one)).join())
    press.fulfil()
  }
  expect(text(press.fill([2, 0, 1, 0].map((at) => show(goods[at] ?? { name: '' })).join('|')))).toBe(
    '<b>Рис</b>|<b>Щи</b>|<b>Уха</b>|<b>Щи</b>',
  )
})

it('another look of the same card is another drawing', () => {
  const { press, drawn, show } = pressing()
  const borsch = { name: 'Борщ' }
  for (let page = 0; page < 2; page += 1) {
    press.fill(show(borsch, 'soon') + show(borsch, 'later'))
    press.fulfil()
  }
  expect(drawn).toEqual(['Борщ', 'Борщ'])
})

it('a page that was given up leaves nothing in the next one', () => {
  const { press, show } = pressing()
  const [first, second] = [{ name: 'Щи' }, { name: 'Уха' }]
  for (let page = 0; page < 2; page += 1) {
    press.fill(show(first) + show(second))
    press.fulfil()
  }
  show(first)
  expect(text(press.fill(show(second)))).toBe('<b>Уха</b>')
})
