import { describe, expect, it } from 'vitest'
import { limitByStock } from '../cart/limit-by-stock.ts'
import { isInStock } from '../catalogue/is-in-stock.ts'
import type { Pause, StopTarget, Switch } from '../model/switch.ts'
import { availableSlots } from '../schedule/available-slots.ts'
import { checkTakeTime } from '../schedule/check-take-time.ts'
import { takePromise } from '../schedule/take-promise.ts'
import { aLine } from '../testing/a-line.ts'
import { aCategory, aProduct, byId } from '../testing/a-product.ts'
import { aWorkTime } from '../testing/a-work-time.ts'
import { busyMinutes, longerCooking } from './busy-minutes.ts'
import { pauseOf } from './pause-of.ts'
import { stopsOf } from './stops-of.ts'
import { readBusyPart, readPausedWay, readStopTarget, stopTargetText } from './switch-target.ts'
import { switchesAt } from './switches-at.ts'
import { withStops } from './with-stops.ts'

type Stop = Extract<Switch, { kind: 'stop' }>
type Busy = Extract<Switch, { kind: 'busy' }>

const now = new Date('2026-03-06T12:00:00+03:00')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const stop = (target: StopTarget, over: Partial<Stop> = {}): Stop => ({
  kind: 'stop',
  warehouseId: null,
  until: null,
  target,
  ...over,
})
const pause = (over: Partial<Pause> = {}): Pause => ({
  kind: 'pause',
  warehouseId: null,
  until: null,
  target: 'all',
  reason: '',
  ...over,
})
const busy = (over: Partial<Busy> = {}): Busy => ({
  kind: 'busy',
  warehouseId: null,
  until: null,
  target: 'both',
  minutes: 20,
  blocksAsap: false,
  ...over,
})

describe('switchesAt', () => {
  it('[U1] a switch holds until its end, which is not part of it', () => {
    const short = pause({ until: later(10) })
    expect(switchesAt([short], 1, later(9.99))).toEqual([short])
    expect(switchesAt([short], 1, later(10))).toEqual([])
    expect(switchesAt([pause()], 1, later(100_000))).toHaveLength(1)
  })

  it('[U2] holds at its kitchen, or at every one', () => {
    const [own, all] = [pause({ warehouseId: 2 }), pause()]
    expect(switchesAt([own, all], 2, now)).toEqual([own, all])
    expect(switchesAt([own, all], 1, now)).toEqual([all])
    expect(switchesAt([own, all], null, now)).toEqual([all])
  })
})

describe('what can be stopped, paused and slowed', () => {
  it.each(['product:7', 'variation:7/12', 'supplement:3', 'category:20'])(
    '[U3] reads and writes %s',
    (text) => {
      const target = readStopTarget(text)
      expect(target && stopTargetText(target)).toBe(text)
    },
  )

  it.each(['', 'product', 'product:', 'product:x', 'variation:7', 'order:7', 'product:7 '])(
    '[U3] %j is nothing of the kind',
    (text) => expect(readStopTarget(text)).toBeNull(),
  )

  it('[U3] ways and parts have their own words', () => {
    expect([readPausedWay('lounge'), readPausedWay('all'), readPausedWay('toString')]).toEqual([
      'lounge',
      'all',
      null,
    ])
    expect([readBusyPart('both'), readBusyPart('all')]).toEqual(['both', null])
  })
})

describe('withStops', () => {
  const dish = aProduct({
    id: 7,
    categories: [201],
    variations: [
      { id: 11, name: '30 см', price: 100, regularPrice: null },
      { id: 12, name: '40 см', price: 200, regularPrice: null },
    ],
    supplements: [
      { id: 3, name: 'Сыр', price: 10, count: 0, max: null },
      { id: 4, name: 'Лук', price: 10, count: 0, max: null },
    ],
  })
  const categories = [aCategory({ id: 20, parent: 0 }), aCategory({ id: 201, parent: 20 })]
  const left = (target: StopTarget) => withStops(dish, stopsOf([stop(target)], categories))
  const answer = (target: StopTarget, line = {}) =>
    limitByStock([aLine({ productId: 7, variationId: 11, ...line })], byId([left(target)]), 1)

  it('[U3] leaves a dish as it is where nothing of it is stopped', () => {
    expect(stopsOf([pause(), busy()], categories)).toBeNull()
    expect(withStops(dish, null)).toBe(dish)
    expect(left({ of: 'product', id: 8 })).toBe(dish)
    expect(left({ of: 'variation', productId: 8, id: 11 })).toBe(dish)
  })

  it('[U4] a stopped product is out of stock, and its lines are as those of any such', () => {
    expect(isInStock(left({ of: 'product', id: 7 }), 1)).toBe(false)
    expect(isInStock(left({ of: 'product', id: 7 }), null)).toBe(false)
    expect(answer({ of: 'product', id: 7 }).removed).toHaveLength(1)
  })

  it('[U5] a stopped variation leaves the others', () => {
    const target = { of: 'variation', productId: 7, id: 11 } as const
    expect(answer(target).removed).toHaveLength(1)
    expect(answer(target, { variationId: 12 }).removed).toEqual([])
    expect(isInStock(left(target), 1)).toBe(true)
  })

  it('[U5] with every variation stopped nothing is left of the product, whatever was counted', () => {
    const both = [11, 12].map((id) => stop({ of: 'variation', productId: 7, id }))
    const counted = { ...dish, stock: [{ warehouseId: 1, variationId: 11, quantity: 5 }] }
    for (const place of [1, null])
      expect(isInStock(withStops(counted, stopsOf(both, categories)), place)).toBe(false)
  })

  it('[U5] what is counted of the product stays as it was counted', () => {
    const stock = [{ warehouseId: 1, variationId: 11, quantity: 5 }]
    const stopped = stopsOf([stop({ of: 'variation', productId: 7, id: 11 })], [])
    expect(withStops({ ...dish, stock }, stopped).stock).toBe(stock)
  })

  it('[U6] a stopped supplement is gone, and a line with it cannot be had', () => {
    const target = { of: 'supplement', id: 3 } as const
    expect(left(target).supplements.map(({ id }) => id)).toEqual([4])
    expect(answer(target, { supplements: [{ id: 3, count: 1 }] }).removed).toHaveLength(1)
    expect(answer(target, { supplements: [{ id: 4, count: 1 }] }).removed).toEqual([])
  })

  it('[U7] a stopped category stops what is below it as well', () => {
    for (const id of [20, 201]) expect(left({ of: 'category', id }).inStock).toBe(false)
    expect(left({ of: 'category', id: 21 })).toBe(dish)
  })
})

describe('pauseOf', () => {
  it('[U8] pauses its way, or all of them', () => {
    const courierless = pause({ target: 'flat_rate' })
    expect(pauseOf([courierless], 'flat_rate')).toBe(courierless)
    expect(pauseOf([courierless, busy()], 'local_pickup')).toBeNull()
    expect(pauseOf([pause()], 'lounge')).not.toBeNull()
  })

  it('[U8] tells the pause that ends last', () => {
    const [soon, long, open] = [pause({ until: later(5) }), pause({ until: later(60) }), pause()]
    expect(pauseOf([soon, long], 'lounge')).toBe(long)
    expect(pauseOf([long, soon], 'lounge')).toBe(long)
    expect(pauseOf([soon, open, long], 'lounge')).toBe(open)
  })
})

describe('busyMinutes', () => {
  it('[U9] make cooking, the way or both longer, and the longest counts', () => {
    expect(busyMinutes([])).toEqual({ cooking: 0, delivery: 0, blocksAsap: false })
    expect(busyMinutes([busy({ target: 'cooking' }), pause()])).toMatchObject({ cooking: 20, delivery: 0 })
    expect(busyMinutes([busy({ minutes: 10 }), busy({ target: 'delivery', minutes: 30 })])).toMatchObject({
      cooking: 10,
      delivery: 30,
    })
  })

  it('[U9] cooking that takes longer is the same longer cooking each time', () => {
    const hours = aWorkTime({ cookingMinutes: 30 })
    expect(longerCooking(hours, 0)).toBe(hours)
    expect(longerCooking(hours, 20).cookingMinutes).toBe(50)
    expect(longerCooking(hours, 20)).toBe(longerCooking(hours, 20))
  })

  it('[U10] while nothing is taken at once, slots go on', () => {
    expect(busyMinutes([busy({ blocksAsap: true }), busy()]).blocksAsap).toBe(true)
    const workTime = aWorkTime()
    const wish = { workTime, now, distanceMinutes: 0, takeDate: '06.03.2026', asapBlocked: true }
    const [today] = availableSlots({ ...wish, orderingDisabled: false })
    expect(today?.times[0]).toBe('12:30-13:00')
    expect(checkTakeTime({ ...wish, takeTime: 'asap' })).toEqual({ ok: false, code: 'closed' })
    expect(checkTakeTime({ ...wish, takeTime: '12:30-13:00' }).ok).toBe(true)
    expect(takePromise(workTime, now, 0, true)).toMatchObject({
      kind: 'later',
      slot: { time: '12:30-13:00' },
    })
  })
})
