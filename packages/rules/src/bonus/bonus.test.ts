import { describe, expect, it } from 'vitest'
import { accruedBonuses } from './accrued-bonuses.ts'
import { bonusPayment } from './bonus-payment.ts'
import { bonusStanding } from './bonus-standing.ts'

const bronze = { name: 'Бронза', fromSpent: 0, percent: 300 }
const silver = { name: 'Серебро', fromSpent: 1_500_000, percent: 500 }
const gold = { name: 'Золото', fromSpent: 5_000_000, percent: 700 }
const levels = [gold, bronze, silver]

describe('bonus write-off', () => {
  it.each([
    [100_000, 100_000, 3_000, 30_000],
    [20_000, 100_000, 3_000, 20_000],
    [20_050, 100_000, 3_000, 20_000],
    [100_000, 99_999, 3_000, 29_900],
    [100_000, 333, 3_000, 0],
    [100_000, 334, 3_000, 100],
    [-5_000, 100_000, 3_000, 0],
  ])('[B1] with %d on the card and lines of %d at %d: at most %d', (balance, lines, percentMax, max) => {
    expect(bonusPayment(0, lines, { balance, percentMax, allowed: true })).toEqual({
      available: Math.max(0, balance),
      max,
      applied: 0,
      refusal: null,
    })
  })

  it('[B2] is taken up to the limit and refused above it', () => {
    const terms = { balance: 100_000, percentMax: 3_000, allowed: true }
    expect(bonusPayment(30_000, 100_000, terms)).toMatchObject({ applied: 30_000, refusal: null })
    expect(bonusPayment(30_001, 100_000, terms)).toMatchObject({
      applied: 0,
      refusal: 'too_much',
      max: 30_000,
    })
    expect(bonusPayment(-100, 100_000, terms)).toMatchObject({ applied: 0, refusal: null })
  })

  it('[B4] is refused while something in the cart forbids it', () => {
    const terms = { balance: 100_000, percentMax: 3_000, allowed: false }
    expect(bonusPayment(100, 100_000, terms)).toEqual({
      available: 100_000,
      max: 0,
      applied: 0,
      refusal: 'combination',
    })
    expect(bonusPayment(0, 100_000, terms).refusal).toBeNull()
  })
})

describe('bonus level', () => {
  it.each([
    [0, bronze, silver, 1_500_000, 0],
    [750_000, bronze, silver, 750_000, 0.5],
    [1_499_999, bronze, silver, 1, 1_499_999 / 1_500_000],
    [1_500_000, silver, gold, 3_500_000, 0],
    [3_250_000, silver, gold, 1_750_000, 0.5],
  ])('[B6] with %d spent', (spent, level, next, missing, progress) => {
    expect(bonusStanding(levels, spent)).toEqual({ level, next: { level: next, missing }, progress })
  })

  it('[B6] ends at the highest', () => {
    expect(bonusStanding(levels, 5_000_000)).toEqual({ level: gold, next: null, progress: 1 })
    expect(bonusStanding([], 100)).toEqual({ level: null, next: null, progress: 1 })
  })

  it('[B7] is none below the first', () => {
    expect(bonusStanding([silver, gold], 300_000)).toEqual({
      level: null,
      next: { level: silver, missing: 1_200_000 },
      progress: 0.2,
    })
  })
})

describe('accrual', () => {
  it.each([
    [100_000, 0, 0, bronze, 3_000],
    [123_450, 0, 0, bronze, 3_700],
    [100_000, 10_000, 20_000, silver, 3_500],
    [3_334, 0, 0, bronze, 100],
    [3_333, 0, 0, bronze, 0],
  ])('[B8] of %d − %d − %d', (lines, discount, bonuses, level, expected) => {
    expect(accruedBonuses({ lines, discount, bonuses }, level)).toBe(expected)
  })

  it('[B9] is nothing without a level', () => {
    expect(accruedBonuses({ lines: 100_000, discount: 0, bonuses: 0 }, null)).toBe(0)
  })
})
