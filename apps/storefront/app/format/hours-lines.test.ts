import { describe, expect, it } from 'vitest'
import { hoursLines } from './hours-lines.ts'

const day = [{ from: 600, to: 1320 }]
const late = [{ from: 600, to: 120 }]

describe('hours of a week', () => {
  it('stand together where neighbouring days are alike', () => {
    expect(hoursLines({ aroundClock: false, week: [day, day, day, day, late, late, day] })).toEqual([
      { from: 1, to: 4, hours: ['10:00–22:00'] },
      { from: 5, to: 6, hours: ['10:00–02:00'] },
      { from: 7, to: 7, hours: ['10:00–22:00'] },
    ])
  })

  it('name a day off and a day with a break', () => {
    const broken = [
      { from: 540, to: 780 },
      { from: 840, to: 1080 },
    ]
    expect(hoursLines({ aroundClock: false, week: [broken, [], [], [], [], [], []] })).toEqual([
      { from: 1, to: 1, hours: ['09:00–13:00', '14:00–18:00'] },
      { from: 2, to: 7, hours: [] },
    ])
  })

  it('are one line around the clock, whatever the week says', () => {
    expect(hoursLines({ aroundClock: true, week: [] })).toEqual([{ from: 1, to: 7, hours: ['00:00–24:00'] }])
  })
})
