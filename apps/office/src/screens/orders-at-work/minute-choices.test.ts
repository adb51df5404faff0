import { expect, it } from 'vitest'
import { minuteChoices } from './minute-choices.ts'

it.each([
  [null, 20],
  [0, 10],
  [10, 10],
  [11, 15],
  [25, 30],
  [45, 45],
])('of a suggestion of %s minutes chooses %d', (suggested, chosen) => {
  expect(minuteChoices(suggested)).toEqual({ minutes: [10, 15, 20, 30, 45], chosen })
})

it('offers a suggestion above all of them too, in whole fives', () => {
  expect(minuteChoices(46)).toEqual({ minutes: [10, 15, 20, 30, 45, 50], chosen: 50 })
  expect(minuteChoices(72)).toEqual({ minutes: [10, 15, 20, 30, 45, 75], chosen: 75 })
})

it('offers what the restaurant chose for itself, in order', () => {
  expect(minuteChoices(25, [40, 20, 40])).toEqual({ minutes: [20, 40], chosen: 40 })
})
