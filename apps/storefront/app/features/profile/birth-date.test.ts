import { expect, it } from 'vitest'
import { birthDate, formatBirth } from './birth-date.ts'

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

const typedOneByOne = (text: string) => [...text].reduce((before, sign) => formatBirth(before + sign), '')

it.each([
  ['15061991', '15.06.1991'],
  ['15.06.1991', '15.06.1991'],
  ['15/06/1991', '15.06.1991'],
  ['15-06-1991', '15.06.1991'],
  ['15 06 1991', '15.06.1991'],
  ['7.6.1991', '7.6.1991'],
  ['19.06.1991', '19.06.1991'],
  ['20.12.2001', '20.12.2001'],
  ['1991-06-15', '1991-06-15'],
  ['19910615', '1991-06-15'],
])('%j typed sign by sign reads %s', (text, shown) => {
  expect(typedOneByOne(text)).toBe(shown)
})

it.each([
  ['15.06.1991', '15.06.1991'],
  ['15.6.1991', '15.6.1991'],
  ['15. 06. 1991', '15.06.1991'],
  [' 15.06.1991 ', '15.06.1991'],
  ['1991-06-15', '1991-06-15'],
  ['2001-12-20', '2001-12-20'],
  ['15.06.19912', '15.06.1991'],
  ['15 июня 1991', '15 июня 1991'],
])('%j pasted or filled in reads %s', (text, shown) => {
  expect(formatBirth(text)).toBe(shown)
})

it('keeps the year where day or month are mended', () => {
  expect(formatBirth('15.0.1991')).toBe('15.0.1991')
  expect(formatBirth('15..1991')).toBe('15..1991')
  expect(formatBirth('.06.1991')).toBe('.06.1991')
  expect(formatBirth('15..06.1991')).toBe('15.06.1991')
})
