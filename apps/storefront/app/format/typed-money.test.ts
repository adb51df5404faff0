import { expect, it } from 'vitest'
import { typedMoney } from './typed-money.ts'

it.each([
  ['2000', 200_000],
  ['2 000', 200_000],
  ['1500,50', 150_050],
  ['0.5', 50],
  ['', null],
  ['0', null],
  ['без сдачи', null],
  ['-5', null],
  ['99999999', null],
])('«%s» is %s', (text, sum) => {
  expect(typedMoney(text)).toBe(sum)
})
