import type { Settings } from '@samobranka/contract'
import { createTranslator, loadWords } from '@samobranka/dictionary'
import { expect, it } from 'vitest'
import { placePromise } from './place-promise.ts'

const t = createTranslator(await loadWords('ru'), 'ru')
const workTime = {
  aroundClock: false,
  week: Array.from({ length: 7 }, () => [{ from: 600, to: 1_320 }]),
  closedDates: [],
  cookingMinutes: 40,
  timeZone: '+03:00',
}
const settings = {
  warehouses: [{ id: 1, workTime }],
  zones: [{ id: 7, timeMinutes: 20 }],
} as unknown as Settings
const at = (clock: string) => new Date(`2026-03-06T${clock}:00+03:00`)
const delivered = { deliveryType: 'flat_rate', warehouseId: 1, zoneId: 7 } as const
const fetched = { deliveryType: 'local_pickup', warehouseId: 1, zoneId: null } as const

it('says when an order of now is there, by the zone as it is now', () => {
  expect(placePromise(delivered, settings, at('12:00'), t)).toBe('Привезём за 60–90 мин')
  expect(placePromise({ ...delivered, wayMinutes: 55 }, settings, at('12:00'), t)).toBe(
    'Привезём за 60–90 мин',
  )
  expect(placePromise(fetched, settings, at('12:00'), t)).toBe('Будет готово через 40\u00a0мин')
})

it('goes by the minutes of the distance where the zone has no number', () => {
  const far = { ...delivered, zoneId: null }
  expect(placePromise({ ...far, wayMinutes: 35 }, settings, at('12:00'), t)).toBe('Привезём за 75–105 мин')
  expect(placePromise(far, settings, at('12:00'), t)).toBe('')
})

it('says the first time to be had where the kitchen takes nothing for now', () => {
  expect(placePromise(delivered, settings, at('23:00'), t)).toBe('Завтра с 10:00')
  expect(placePromise(fetched, settings, at('05:00'), t)).toBe('Сегодня с 10:00')
})

it('promises nothing of a table, and nothing before the settings are here', () => {
  expect(placePromise({ ...fetched, deliveryType: 'lounge' }, settings, at('12:00'), t)).toBe('')
  expect(placePromise(fetched, null, at('12:00'), t)).toBe('')
})
