import { describe, expect, it } from 'vitest'
import { orderAge } from './order-age.ts'
import { testCard } from './test-card.ts'

const at = (time: string) => Date.parse(`2026-11-19T${time}Z`)
const promise = { promisedFrom: '2026-11-19T18:50:00.000Z', promisedTo: '2026-11-19T19:00:00.000Z' }
const accepted = testCard({ region: 'cooking', ...promise })

describe('orderAge', () => {
  it.each([
    ['18:30:00', 20, 'calm'],
    ['18:39:30', 11, 'calm'],
    ['18:40:00', 10, 'soon'],
    ['18:49:01', 1, 'soon'],
    ['18:50:00', 0, 'soon'],
    ['19:00:00', 0, 'soon'],
    ['19:00:01', -1, 'late'],
    ['19:05:00', -5, 'late'],
  ] as const)('at %s has %d minutes left: %s', (time, minutesLeft, urgency) => {
    expect(orderAge(accepted, at(time))).toMatchObject({ minutesLeft, urgency })
  })

  it.each([
    ['18:00:59', 0, 'calm'],
    ['18:01:00', 1, 'soon'],
    ['18:02:00', 2, 'late'],
  ] as const)('a new one at %s waits %d minutes: %s', (time, minutesOld, urgency) => {
    expect(orderAge(testCard(), at(time))).toMatchObject({ minutesOld, urgency })
  })

  it('hurries nobody with what is over or not paid, or promised to nobody', () => {
    const late = at('20:00:00')
    for (const region of ['finished', 'unpaid'] as const)
      expect(orderAge(testCard({ region }), late)).toMatchObject({ minutesLeft: null, urgency: 'calm' })
    expect(orderAge(testCard({ region: 'cooking', promisedTo: null }), late).urgency).toBe('calm')
  })

  it('is not younger than new when the clock of the server is ahead', () => {
    expect(orderAge(testCard(), at('17:59:00')).minutesOld).toBe(0)
  })
})
