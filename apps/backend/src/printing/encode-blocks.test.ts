import { describe, expect, it } from 'vitest'
import { encodeBlocks, textOfBlocks } from './encode-blocks.ts'
import { block, gap, pair, rule } from './print-block.ts'

const blocks = [
  block('Заказ № 12', { large: true, centred: true }),
  rule,
  block('БЕЗ: лука', { loud: true }),
  pair('2 × Пицца «Ёлка» — острая', '1\u202F290 ₽'),
  block('Спасибо 🍕'),
  gap,
]
const read = (bytes: Uint8Array) => new TextDecoder('ibm866').decode(bytes)

describe('what a receipt printer is sent', () => {
  it.each(['esc-pos', 'star-prnt'] as const)(
    '%s says it in Cyrillic, and never a question mark',
    (language) => {
      const text = read(encodeBlocks(blocks, 58, language))
      for (const part of ['Заказ № 12', 'БЕЗ: лука', '2 x Пицца "Ёлка"', '1 290 р', 'Спасибо'])
        expect(text).toContain(part)
      expect(text).not.toContain('?')
    },
  )

  it('is set to the Cyrillic page, turned white on black, and cut', () => {
    const bytes = Buffer.from(encodeBlocks(blocks, 80, 'esc-pos')).toString('hex')
    expect(bytes).toMatch(/^1b40/)
    expect(bytes).toContain('1b7411')
    expect(bytes).toContain('1d4201')
    expect(bytes).toContain('1d5601')
  })

  it('takes no orders from what a guest has written', () => {
    const drawer = '\u001Bp\u0000\u0019\u00FA'
    const written = [
      block(`Без лука${drawer}\nВторая строка\u001DV\u0000`),
      pair(`2 × Чай${drawer}`, `9${drawer}`),
    ]
    for (const language of ['esc-pos', 'star-prnt'] as const) {
      const bytes = Buffer.from(encodeBlocks(written, 58, language)).toString('hex')
      expect(bytes).not.toContain('1b70')
      expect(bytes).not.toContain('1d5600')
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for.
    expect(textOfBlocks(written, 58).replaceAll('\n', '')).not.toMatch(/[\u0000-\u001F]/)
    expect(textOfBlocks([block('Мягкий\u202Fпробел — 900 ₽ 🍕')], 58)).toBe('Мягкий\u202Fпробел — 900 ₽ 🍕\n')
  })

  it('fills the width of the paper', () => {
    for (const [width, columns] of [
      [58, 32],
      [80, 48],
    ] as const) {
      const lines = textOfBlocks([pair('Сумма', '900'), rule], width)
        .trimEnd()
        .split('\n')
      expect(lines.map(({ length }) => length)).toEqual([columns, columns])
    }
  })
})
