import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aWorkTime, everyDay } from '../testing/a-work-time.ts'
import { formatDate } from '../time/calendar-date.ts'
import { ASAP } from './available-slots.ts'
import { checkTakeTime } from './check-take-time.ts'
import { takePromise } from './take-promise.ts'

const friday = (clock: string) => new Date(`2026-03-06T${clock}+03:00`)
const kitchen = aWorkTime({ week: everyDay('10:00-22:00'), cookingMinutes: 40 })

describe('what is told of the time before an order is placed', () => {
  it('[S26] is the interval of "as soon as possible", until it can be had no more', () => {
    const soon = { kind: 'soon', from: 60, to: 90, until: friday('21:00') }
    expect(takePromise(kitchen, friday('12:00'), 20)).toEqual(soon)
    expect(takePromise(kitchen, friday('21:00'), 20)).toEqual(soon)
  })

  it('[S26] is the first slot where nothing can be had at once', () => {
    const slot = (clock: string) => {
      const promise = takePromise(kitchen, friday(clock), 20)
      return promise?.kind === 'later' ? `${formatDate(promise.date)} ${promise.slot.time}` : promise
    }
    expect(slot('21:01')).toBe('07.03.2026 10:00-10:30')
    expect(slot('06:00')).toBe('06.03.2026 10:00-10:30')
    expect(slot('09:30')).toBe('06.03.2026 10:30-11:00')
  })

  it('[S26] is nothing where the kitchen stays closed', () => {
    expect(takePromise(aWorkTime({ week: [] }), friday('12:00'), 0)).toBeNull()
  })

  it('[S26] is always what an order placed now is given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2879 }), fc.integer({ min: 0, max: 90 }), (minute, way) => {
        const now = new Date(friday('00:00').getTime() + minute * 60_000)
        const promise = takePromise(kitchen, now, way)
        const wish = { workTime: kitchen, now, distanceMinutes: way }
        if (promise?.kind === 'later') {
          const takeDate = formatDate(promise.date)
          const given = checkTakeTime({ ...wish, takeDate, takeTime: promise.slot.time })
          expect(given).toMatchObject({ ok: true, from: promise.slot.from })
        } else {
          const given = checkTakeTime({ ...wish, takeDate: '', takeTime: ASAP })
          const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
          expect(given).toEqual({ ok: true, from: after(promise?.from ?? 0), to: after(promise?.to ?? 0) })
        }
      }),
    )
  })
})
