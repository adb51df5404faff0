import { expect, it } from 'vitest'
import { paidAs } from './paid-how.ts'

const nothing = { cash: null, card: null, change: null }

it('counts the change of what was given in notes', () => {
  expect(paidAs('cash', 129_000, 150_000, null)).toEqual({ ...nothing, cash: 150_000, change: 21_000 })
  expect(paidAs('cash', 129_000, null, null)).toEqual({ ...nothing, cash: 129_000 })
  expect(paidAs('cash', 129_000, 100_000, null)).toBeNull()
})

it('takes the whole sum by card, whatever was typed before', () => {
  expect(paidAs('card', 129_000, 500, 700)).toEqual({ ...nothing, card: 129_000 })
})

it('splits it between card and notes', () => {
  expect(paidAs('both', 129_000, 30_000, 100_000)).toEqual({ cash: 30_000, card: 100_000, change: 1_000 })
  expect(paidAs('both', 129_000, null, 100_000)).toEqual({ ...nothing, cash: 29_000, card: 100_000 })
  for (const card of [null, 0, 129_000, 200_000]) expect(paidAs('both', 129_000, 200_000, card)).toBeNull()
})

it('asks nothing of an order that costs nothing', () => {
  expect(paidAs('cash', 0, null, null)).toEqual(nothing)
})
