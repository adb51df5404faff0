import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LANGUAGES, numberLocale } from './language.ts'
import { numberWriter } from './number-writer.ts'

const numbers = fc
  .oneof(
    fc.integer({ min: -2000, max: 12_000 }),
    fc.integer({ min: -2_000_000, max: 12_000_000 }).map((thousandths) => thousandths / 1000),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
  )
  // Nobody wants to read «-0».
  .filter((value) => !Object.is(value, -0))

it.each(LANGUAGES.map(({ code }) => code))('writes every number in %s as Intl does', (code) => {
  const write = numberWriter(code)
  const intl = new Intl.NumberFormat(numberLocale(code))
  fc.assert(
    fc.property(numbers, (value) => {
      expect(write(value)).toBe(intl.format(value))
    }),
  )
})
