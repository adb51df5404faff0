import { expect, it } from 'vitest'
import { aWorkTime, everyDay } from '../testing/a-work-time.ts'
import { openTime } from './open-time.ts'

const moscow = (clock: string, day = '2026-03-06') => new Date(`${day}T${clock}+03:00`)

it.each<[string, string[], Date, Date, number]>([
  ['the same minute', ['10:00-22:00'], moscow('12:00'), moscow('12:00'), 0],
  ['open all the while', ['10:00-22:00'], moscow('12:00'), moscow('12:10'), 10],
  ['over the closing', ['10:00-22:00'], moscow('21:55'), moscow('23:00'), 5],
  ['a night between', ['10:00-22:00'], moscow('21:55'), moscow('10:03', '2026-03-07'), 8],
  ['a shift of yesterday', ['18:00-02:00'], moscow('01:50', '2026-03-07'), moscow('02:30', '2026-03-07'), 10],
])('[S29] time counts only while the kitchen is open: %s', (_, hours, from, to, minutes) => {
  expect(openTime(aWorkTime({ week: everyDay(...hours) }), from, to)).toBe(minutes * 60_000)
})
