import { expect, it } from 'vitest'
import { aWorkTime, everyDay } from '../testing/a-work-time.ts'
import { openingNow } from './opening-now.ts'

const friday = (clock: string) => new Date(`2026-03-06T${clock}+03:00`)
const early = aWorkTime({ week: everyDay('09:00-20:00') })
const late = aWorkTime({ week: everyDay('12:00-23:00') })

it.each([
  ['closed before opening', [late], '08:00', { daysAhead: 0, from: '12:00' }],
  ['closed after closing', [late], '23:30', { daysAhead: 1, from: '12:00' }],
  ['all closed: the first to open', [late, early], '08:00', { daysAhead: 0, from: '09:00' }],
  ['the first to open is not the first that is named', [early, late], '08:59', { from: '09:00' }],
])('[S27] %s', (_, kitchens, clock, next) => {
  expect(openingNow(kitchens, friday(clock))).toMatchObject({ open: false, next })
})

it.each([
  ['one of several is open', [early, late], '21:00'],
  ['no hours are known', [], '03:00'],
])('[S27] is open where %s', (_, kitchens, clock) => {
  expect(openingNow(kitchens, friday(clock))).toEqual({ open: true })
})

it('[S27] promises no opening where nobody opens any more', () => {
  expect(openingNow([aWorkTime({ week: [] })], friday('12:00'))).toEqual({ open: false, next: null })
})
