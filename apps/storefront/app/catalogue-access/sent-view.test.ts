import { expect, it } from 'vitest'
import { aCard } from '../testing/goods.ts'
import { readView, sendView } from './sent-view.ts'

const view = { name: 'Пицца', opened: null, goods: { cards: [aCard(), aCard({ id: 2, step: 2 })] } }

it('can be read where it was sent from, and where it came to', () => {
  const sent = sendView(view, 'goods')
  expect(readView(sent)).toBe(view)
  expect(readView(structuredClone(sent))).toEqual(view)
})

it('its goods go as one text, and the rest as it is', () => {
  expect(sendView(view, 'goods')).toEqual({
    name: 'Пицца',
    opened: null,
    goods: { packed: expect.any(String) },
  })
  expect(sendView({ goods: null }, 'goods')).toEqual({ goods: null })
})

it('is read once: what a page was drawn with stays the same for all who ask', () => {
  const come = structuredClone(sendView(view, 'goods'))
  expect(readView(come)).toBe(readView(come))
})

it('a view that never left the browser is what it was', () => {
  expect(readView(view)).toEqual(view)
})
