import { expect, it } from 'vitest'
import { timeBucket } from './time-bucket.ts'

it('[X2] rounds minutes down to a multiple of 3', () => {
  const bucket = (time: string) => new Date(timeBucket(new Date(time))).toISOString()
  expect(bucket('2026-03-06T12:00:00.000Z')).toBe('2026-03-06T12:00:00.000Z')
  expect(bucket('2026-03-06T12:02:59.999Z')).toBe('2026-03-06T12:00:00.000Z')
  expect(bucket('2026-03-06T12:03:00.000Z')).toBe('2026-03-06T12:03:00.000Z')
  expect(bucket('2026-03-06T12:59:30.000Z')).toBe('2026-03-06T12:57:00.000Z')
})
