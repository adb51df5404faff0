import { expect, it } from 'vitest'
import { typedWeight } from './typed-weight.ts'

const units = { kilogram: 'кг', gram: 'г' }
const sold = { least: 500, most: 9990 }

it.each([
  ['1300', 1300],
  ['1 300', 1300],
  ['1,3', 1300],
  ['1.25', 1250],
  ['1,3 кг', 1300],
  ['2 КГ', 2000],
  ['800 г', 800],
  ['300 г', 300],
  ['1 кг 300 г', 1300],
  ['0кг500г', 500],
  ['2', 2000],
  ['9', 9000],
  ['500', 500],
  ['100', 100],
  ['0,5', 500],
])('«%s» is %d grams', (text, grams) => {
  expect(typedWeight(text, units, sold)).toBe(grams)
})

it.each(['', 'кг', '0', '-5', '1,3,5', 'много', '5 шт', '1e3', '1 г 300 кг', '0 кг 0 г'])(
  '«%s» is no weight',
  (text) => {
    expect(typedWeight(text, units, sold)).toBeNull()
  },
)
