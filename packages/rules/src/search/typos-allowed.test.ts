import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typosAllowed, withinTypos } from './typos-allowed.ts'

describe('withinTypos', () => {
  it.each<[string, string, number]>([
    ['пицца', 'пицца', 0],
    ['пица', 'пицца', 1],
    ['пиццаа', 'пицца', 1],
    ['пибца', 'пицца', 1],
    ['пциа', 'пица', 1],
    ['ипца', 'пица', 1],
    ['маграирта', 'маргарита', 2],
    ['кола', 'рис', 4],
    ['', 'рис', 3],
    ['рис', '', 3],
    ['', '', 0],
    ['са', 'абс', 3],
  ])('[K24] %s → %s takes %i', (a, b, slips) => {
    expect(withinTypos(a, b, slips)).toBe(true)
    if (slips > 0) expect(withinTypos(a, b, slips - 1)).toBe(false)
  })

  it('[K24] does not depend on the direction, and one edit is one slip', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
    fc.assert(
      fc.property(word, word, fc.nat(4), fc.nat(7), (a, b, max, place) => {
        expect(withinTypos(a, b, max)).toBe(withinTypos(b, a, max))
        expect(withinTypos(a, `${a.slice(0, place)}x${a.slice(place)}`, 1)).toBe(true)
        expect(withinTypos(a, b, 0)).toBe(a === b)
        expect(withinTypos(a, b, Math.max(a.length, b.length))).toBe(true)
      }),
    )
  })
})

describe('typosAllowed', () => {
  it.each([
    ['суп', 0],
    ['каша', 1],
    ['котлета', 1],
    ['пельмени', 2],
  ])('[K25] in %s is %i', (word, slips) => {
    expect(typosAllowed(word)).toBe(slips)
  })
})
