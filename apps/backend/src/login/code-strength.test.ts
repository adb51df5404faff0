import { describe, expect, it } from 'vitest'
import { codePause } from './code-pause.ts'
import { codeStrength, LADDER, type Tries } from './code-strength.ts'
import { CODE_TRIES } from './login-code.ts'

const DAY = 86_400_000
const OF_A_PHONE = 2e-5
const OF_A_SHOP = 1e-3
/** What an operator may allow at most: LOGIN_CODES_PER_HOUR. Tries of a day may be at codes of 24 hours and 5 minutes. */
const MOST_CODES = 4_000 * 25

const chanceOf = (tries: Tries): number =>
  Object.entries(tries).reduce((sum, [digits, count]) => sum + count / 10 ** Number(digits), 0)

describe('the length of a code', () => {
  it('is six digits, until fewer than four tries are left of the day', () => {
    expect(codeStrength({}, {})).toEqual({ digits: 6, tries: 5 })
    expect(codeStrength({ 6: 15 }, {})).toEqual({ digits: 6, tries: 4 })
    expect(codeStrength({ 6: 16 }, {})).toEqual({ digits: 8, tries: 5 })
    expect(codeStrength({ 6: 19, 8: 90 }, {})).toEqual({ digits: 10, tries: 5 })
  })

  it('grows with the tries of strangers in the whole shop, which are nothing to who is known', () => {
    expect(codeStrength({}, { 6: 896 })).toEqual({ digits: 6, tries: 4 })
    expect(codeStrength({}, { 6: 897 })).toEqual({ digits: 8, tries: 5 })
    expect(codeStrength({}, { 6: 900, 8: 4_500 })).toEqual({ digits: 10, tries: 5 })
    expect(codeStrength({}, null)).toEqual({ digits: 6, tries: 5 })
  })
})

describe('the arithmetic of SECURITY.md', () => {
  it('a chosen phone: 2·10⁻⁵ a day for whoever asks for every code there is and uses every try', () => {
    const tries: Record<number, number> = {}
    let codes = 0
    for (let at = 0; at < DAY; at += codePause(codes)) {
      const strength = codeStrength(tries, {})
      tries[strength.digits] = (tries[strength.digits] ?? 0) + strength.tries
      codes += 1
    }
    expect(tries[6]).toBeLessThanOrEqual(20)
    expect(codes).toBeGreaterThan(90)
    expect(chanceOf(tries)).toBeLessThanOrEqual(OF_A_PHONE)
  })

  it('any account: 10⁻³ a day, however many phones, browsers and addresses', () => {
    const tries: Record<number, number> = {}
    for (let codes = 0; codes < MOST_CODES; codes += 1) {
      const strength = codeStrength({}, tries)
      tries[strength.digits] = (tries[strength.digits] ?? 0) + strength.tries
    }
    expect(tries[6]).toBeLessThanOrEqual(1_000)
    expect(chanceOf(tries)).toBeLessThanOrEqual(OF_A_SHOP)
  })

  it('has no last rung: somebody can always be let in', () => {
    const used = Object.fromEntries(LADDER.map(({ digits }) => [digits, 1e9]))
    expect(codeStrength(used, used).tries).toBe(CODE_TRIES)
  })
})

it('the pause between codes doubles from the fourth that nobody used, to a quarter of an hour', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 100].map((unused) => codePause(unused) / 60_000)
  expect(minutes).toEqual([1, 1, 1, 2, 4, 8, 15, 15])
})
