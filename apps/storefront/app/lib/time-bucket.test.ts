import { expect, it } from 'vitest'
import { timeBucket } from './time-bucket.ts'

it.each([
  ['2026-03-06T12:00:00.000Z', '2026-03-06T12:00:00.000Z'],
  ['2026-03-06T12:02:59.999Z', '2026-03-06T12:00:00.000Z'],
  ['2026-03-06T12:03:00.000Z', '2026-03-06T12:03:00.000Z'],
  ['2026-03-06T12:59:10.000Z', '2026-03-06T12:57:00.000Z'],
])('%s belongs to the three minutes from %s', (now, start) => {
  expect(timeBucket(new Date(now))).toBe(String(Date.parse(start)))
})
