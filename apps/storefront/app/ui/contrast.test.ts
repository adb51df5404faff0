import { expect, it } from 'vitest'
import { parseColor, readableOn } from './contrast.ts'

it.each([
  ['#C8401C', '#fff'],
  ['#F6B02C', '#000'],
  ['#ff0', '#000'],
  ['#1118', '#fff'],
  ['rgb(20, 20, 20)', '#fff'],
  ['rgb(100% 100% 100%)', '#000'],
  ['hsl(220 80% 25%)', '#fff'],
  ['hsl(60, 90%, 60%)', '#000'],
])('text on %s is %s', (color, text) => {
  expect(readableOn(color)).toBe(text)
})

it.each(['', 'red; background: url(//evil)', 'var(--x)', '#12', 'rgb(1,2)', 'expression(alert(1))'])(
  'takes %j for no colour',
  (text) => {
    expect(parseColor(text)).toBeNull()
    expect(readableOn(text)).toBeNull()
  },
)

it('reaches 4.5:1 on every grey', () => {
  for (let level = 0; level < 256; level++) {
    const part = level / 255
    const luminance = part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    const text = readableOn(`rgb(${level}, ${level}, ${level})`) === '#fff' ? 1 : 0
    const ratio = (Math.max(luminance, text) + 0.05) / (Math.min(luminance, text) + 0.05)
    expect(ratio).toBeGreaterThanOrEqual(4.5)
  }
})
