import { expect, it } from 'vitest'
import { mostTips } from './most-tips.ts'

it.each([
  ['the order without its tips', { total: 120_000, tips: 20_000, bonuses: 0 }, 100_000],
  ['also what bonuses paid of it', { total: 70_000, tips: 0, bonuses: 30_000 }, 100_000],
  ['nothing of an order of nothing', { total: 500, tips: 500, bonuses: 0 }, 0],
])('[G13] tips are at most %s', (_, totals, most) => {
  expect(mostTips(totals)).toBe(most)
})
