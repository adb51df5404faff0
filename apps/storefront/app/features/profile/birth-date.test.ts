import { expect, it } from 'vitest'
import { birthDate, typedBirth } from './birth-date.ts'

it.each([
  ['17.11.1991', '17.11.1991'],
  [' 7.1.1991 ', '07.01.1991'],
  ['17/11/1991', '17.11.1991'],
  ['1991-11-17', '17.11.1991'],
  ['29.02.2000', '29.02.2000'],
  ['29.02.2001', null],
  ['31.04.1991', null],
  ['00.01.1991', null],
  ['17.13.1991', null],
  ['17.11.91', null],
  ['', null],
  ['завтра', null],
])('%j is the day %s', (typed, day) => {
  expect(birthDate(typed)).toBe(day)
})

it('puts the points in, and takes none back that is being deleted', () => {
  expect(typedBirth('17', '1')).toBe('17.')
  expect(typedBirth('17.11', '17.1')).toBe('17.11.')
  expect(typedBirth('17', '17.')).toBe('17')
  expect(typedBirth('17.11.1991', '')).toBe('17.11.1991')
})
