import { expect, it } from 'vitest'
import { paperHtml } from './paper-html.ts'

const block = {
  kind: 'text',
  text: '',
  right: '',
  large: false,
  bold: false,
  centred: false,
  loud: false,
} as const

it('is as wide as the roll, and says what it was given and nothing else', () => {
  const html = paperHtml({
    width: 58,
    blocks: [
      { ...block, text: '<b>№ 12</b>', large: true },
      { ...block, kind: 'pair', text: 'Итого', right: '900 ₽' },
      { ...block, kind: 'rule' },
    ],
  })
  expect(html).toContain('size: 58mm auto')
  expect(html).toContain('<p class="large">&lt;b&gt;№ 12&lt;/b&gt;</p>')
  expect(html).toContain('<p class="pair"><span>Итого</span><span>900 ₽</span></p><hr>')
})
