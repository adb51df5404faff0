import { expect, it } from 'vitest'
import { bonusesTakenBack } from './bonuses-taken-back.ts'

const order = { earned: 30_00, taken: 0, paid: 1000_00, refunded: 0, balance: 100_00 }

it.each([
  ['nothing went back', {}, 0],
  ['a quarter of the money', { refunded: 250_00 }, 7_50],
  ['the rest of it', { refunded: 1000_00, taken: 7_50 }, 22_50],
  ['a balance that was spent meanwhile', { refunded: 1000_00, balance: 5_00 }, 5_00],
  ['an empty card', { refunded: 1000_00, balance: 0 }, 0],
  ['an order that cost nothing', { paid: 0, refunded: 0 }, 0],
])('[B10] bonuses go back with the money, in proportion, never below zero: %s', (_, change, taken) => {
  expect(bonusesTakenBack({ ...order, ...change })).toBe(taken)
})
