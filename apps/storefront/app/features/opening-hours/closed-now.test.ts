import { createTranslator, loadWords } from '@samobranka/dictionary'
import type { WorkTime } from '@samobranka/rules'
import { expect, it } from 'vitest'
import { setServerTime } from '../../catalogue-access/server-time.ts'
import { closedNow } from './closed-now.ts'

const t = createTranslator(await loadWords('ru'), 'ru')
const day = [{ from: 600, to: 1320 }]
const kitchen = (over: Partial<WorkTime> = {}): WorkTime => ({
  aroundClock: false,
  week: [day, day, day, day, day, day, day],
  cookingMinutes: 0,
  timeZone: 'Europe/Moscow',
  closedDates: [],
  ...over,
})
const at = (instant: string) => setServerTime(Date.parse(`${instant}+03:00`))

it('an open kitchen has nothing to tell', () => {
  at('2026-03-05T12:00')
  expect(closedNow([kitchen()], t)).toBeNull()
})

it('a closed one says when it opens, and takes orders for then', () => {
  at('2026-03-05T23:00')
  expect(closedNow([kitchen()], t)).toEqual({ opens: 'Откроемся завтра в 10:00', takesOrders: true })
})

it('orders are not offered for days that cannot be chosen yet', () => {
  at('2026-03-05T23:00')
  const closedDates = Array.from({ length: 9 }, (_, day) => `${String(day + 6).padStart(2, '0')}.03.2026`)
  expect(closedNow([kitchen({ closedDates })], t)).toMatchObject({ takesOrders: false })
  expect(closedNow([kitchen({ week: [] })], t)).toEqual({ opens: '', takesOrders: false })
})
