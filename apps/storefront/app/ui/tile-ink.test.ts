import { expect, it } from 'vitest'
import { tileInk } from './tile-ink.ts'

it.each([
  ['#2B2018', 'dark'],
  ['#fff', 'light'],
  ['rgb(255, 204, 0)', 'light'],
])('%s is a %s ink', (color, ink) => {
  expect(tileInk(color)).toEqual({ className: 'tile-ink', 'data-ink': ink, style: { '--tile-ink': color } })
})

it.each(['', 'red; background: url(x)', 'nonsense'])('%j is none', (color) => {
  expect(tileInk(color)).toEqual({})
})
