import { createTranslator, loadWords } from '@samobranka/dictionary'
import type { WorkTime } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import type { DeliveryPromise } from '../../catalogue-access/root-data/delivery-promise.ts'
import { promiseFor } from './delivery-promise.ts'
import { deliveryPromises } from './delivery-promises.ts'

const t = createTranslator(await loadWords('ru'), 'ru')
const NOW = 1_000
const centre: DeliveryPromise = {
  zoneId: 1,
  warehouseId: 1,
  way: 30,
  price: 9_900,
  soon: { from: 60, to: 90, until: 2_000 },
  later: null,
}
const edge: DeliveryPromise = {
  ...centre,
  zoneId: 2,
  price: 19_900,
  soon: { from: 90, to: 120, until: 2_000 },
}
const river: DeliveryPromise = {
  ...centre,
  zoneId: 3,
  warehouseId: 2,
  price: 0,
  soon: { from: 75, to: 105, until: 500 },
}

describe('what the header promises', () => {
  it('is the chosen zone’s own time and price', () => {
    const place = { warehouseId: 1, zoneId: 2 }
    const shown = { time: { from: 90, to: 120 }, price: 19_900, least: false }
    expect(promiseFor([centre, edge, river], place, NOW)).toMatchObject(shown)
  })

  it('is the kitchen’s best where the zone is not known', () => {
    const place = { warehouseId: 1, zoneId: null }
    const shown = { time: { from: 60, to: 120 }, price: 9_900, least: true }
    expect(promiseFor([centre, edge, river], place, NOW)).toEqual(shown)
  })

  it('is that of the distance at which the place was found', () => {
    const near = { ...centre, zoneId: null, way: 20 }
    const far = { ...edge, zoneId: null, way: 50 }
    const place = { warehouseId: 1, zoneId: null, wayMinutes: 50 }
    expect(promiseFor([near, far], place, NOW)?.time).toEqual({ from: 90, to: 120 })
  })

  it('is nothing where nothing is delivered, and no time where what was told has passed', () => {
    expect(promiseFor([], null, NOW)).toBeNull()
    expect(promiseFor([river], null, NOW)?.time).toBeNull()
  })
})

describe('what the server tells the header', () => {
  const workTime: WorkTime = {
    aroundClock: false,
    week: Array.from({ length: 7 }, () => [{ from: 600, to: 1_320 }]),
    closedDates: [],
    cookingMinutes: 40,
    timeZone: '+03:00',
  }
  const settings = {
    warehouses: [{ id: 1, workTime }],
    zones: [{ id: 7, warehouseId: 1, timeMinutes: 20, deliveryPrice: 9_900 }],
    delivery: { distanceZones: [] },
  } as unknown as Parameters<typeof deliveryPromises>[0]
  const timeAt = (clock: string) => {
    const now = new Date(`2026-03-06T${clock}:00+03:00`)
    return promiseFor(deliveryPromises(settings, now, t), null, now.getTime())?.time
  }

  it('is what an order of now would be promised', () => {
    expect(timeAt('12:00')).toEqual({ from: 60, to: 90 })
    expect(timeAt('21:00')).toEqual({ from: 60, to: 90 })
  })

  it('is the first slot where the kitchen takes nothing for now', () => {
    expect(timeAt('21:01')).toBe('Завтра с 10:00')
    expect(timeAt('06:00')).toBe('Сегодня с 10:00')
  })
})
