import { describe, expect, it } from 'vitest'
import { takeAt } from './take-at.ts'

describe('the moment that coupons look at', () => {
  it('[C21] is the first minute of the chosen time', () => {
    const evening = { date: { year: 2026, month: 11, day: 20 }, minutes: 1110 }
    expect(takeAt({ takeDate: '20.11.2026', takeTime: '18:30-19:00' })).toEqual(evening)
    expect(takeAt({ takeDate: '20.11.2026', takeTime: '18:30' })).toEqual(evening)
  })

  it('[C21] is none for as soon as possible, and where nothing readable is chosen', () => {
    expect(takeAt({ takeDate: '20.11.2026', takeTime: 'asap' })).toBeNull()
    expect(takeAt({ takeDate: null, takeTime: '18:30-19:00' })).toBeNull()
    expect(takeAt({ takeDate: '20.11.2026', takeTime: '' })).toBeNull()
  })
})
