import { expect, it } from 'vitest'
import { type RootData, readRoot, sendRoot } from './root-data.ts'

const root = {
  words: '{`common.close`:`Закрыть`}',
  opened: null,
  shop: { name: 'Кафе "Ёж" `у дома`', footerInfo: '<p>О нас</p>' },
  categories: [{ id: 1, name: 'Пицца', parent: null }],
  language: 'ru',
  now: 1_700_000_000_000,
} as unknown as RootData

it('can be read where it was sent from, and where it came to', () => {
  const sent = sendRoot(root)
  expect(readRoot(sent)).toBe(root)
  expect(readRoot(structuredClone(sent))).toEqual(root)
})

it('is read once: what a page was drawn with stays the same for all who ask', () => {
  const come = structuredClone(sendRoot(root))
  expect(readRoot(come)).toBe(readRoot(come))
})

it('brings the words and the product that is open as they are', () => {
  const opened = { product: { id: 7 } } as unknown as RootData['opened']
  const sent = sendRoot({ ...root, opened })
  expect(sent).toEqual({ words: root.words, opened, text: expect.any(String) })
  expect(sent.text).not.toContain('"Ёж"')
  expect(sent.text).not.toContain('common.close')
})

it('is nothing where nothing could be loaded', () => {
  expect(readRoot(undefined)).toBeUndefined()
})
