import { expect, it } from 'vitest'
import { brandCss } from './brand-css.ts'

const nothing = { colors: {}, mainFont: '', headingsFont: '' }

it('names every colour by its key with dashes, and the text that reads on it', () => {
  const css = brandCss({
    ...nothing,
    colors: { main_buttons_background_color: '#C8401C', yellow: '#F6B02C' },
  })
  expect(css).toBe(
    ':root{--color-main-buttons-background-color:#C8401C;--on-color-main-buttons-background-color:#fff;' +
      '--color-yellow:#F6B02C;--on-color-yellow:#000}',
  )
})

it('says a header’s own colour once more, for both themes, but not one that is mere paper', () => {
  const of = (header: string) => brandCss({ ...nothing, colors: { header } })
  expect(of('#7A1F2B')).toContain('--header-brand:#7A1F2B;--on-header-brand:#fff')
  expect(of('#FFD54A')).toContain('--header-brand:#FFD54A;--on-header-brand:#000')
  expect(of('#222')).toContain('--header-brand:#222;--on-header-brand:#fff')
  expect(of('#FFFDF9')).not.toContain('--header-brand')
})

it('puts the operator’s fonts before ours', () => {
  const css = brandCss({ ...nothing, mainFont: 'Golos Text', headingsFont: '' })
  expect(css).toBe(':root{--font-text:"Golos Text",var(--font-shop)}')
})

it('says nothing of a font that is ours already', () => {
  expect(brandCss({ ...nothing, mainFont: 'Onest', headingsFont: 'Onest' })).toBe(':root{}')
})

it.each([
  [{ ...nothing, colors: { yellow: 'red}</style><script>' } }],
  [{ ...nothing, colors: { 'a:b': '#fff' } }],
  [{ ...nothing, mainFont: '"}body{display:none' }],
])('leaves out what is neither a colour nor a font: %j', (brand) => {
  expect(brandCss(brand)).toBe(':root{}')
})
