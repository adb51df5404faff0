import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../model/order.ts'
import { etaRange } from './eta-range.ts'
import { lateEta } from './late-eta.ts'

const at = (time: string) => new Date(`2026-03-06T${time}Z`)
const promised = { from: at('12:00'), to: at('12:30') }
const placed = { status: 'accepted', at: at('11:15') } as const
const order = (status: OrderStatus) => ({ status, isAsap: true, history: [placed], road: null })

describe('what is expected', () => {
  it('[O12] is the promised interval until the order is final', () => {
    const expected = ORDER_STATUSES.filter(
      (status) => etaRange(order(status), promised, at('11:15')) !== null,
    )
    expect(expected).toEqual(['pending', 'accepted', 'cooking', 'ready', 'courier'])
    expect(etaRange(order('cooking'), promised, at('11:15'))).toEqual({ ...promised, reason: null })
  })

  it('[O13] moves with money that came late, where no slot was chosen', () => {
    const paid = (time: string, isAsap = true) => {
      const history = [
        { status: 'pending', at: at('11:15') },
        { status: 'accepted', at: at(time) },
      ] as const
      return etaRange({ status: 'accepted', isAsap, history, road: null }, promised, at(time))
    }
    expect(paid('11:19')).toMatchObject({ from: at('12:00'), reason: null })
    expect(paid('11:35')).toEqual({ from: at('12:20'), to: at('12:50'), reason: 'paid_later' })
    expect(paid('11:35', false)).toMatchObject({ from: at('12:00'), reason: null })
  })
})

describe('what is on its road', () => {
  const road = { cooking: 20, way: 25 }
  const step = (status: OrderStatus, begun: string, more: { isAsap?: boolean; now?: string } = {}) => {
    const history = [placed, { status, at: at(begun) }]
    const { isAsap = true, now = begun } = more
    return etaRange({ status, isAsap, history, road }, promised, at(now))
  }

  it('[O16] is expected by what is left of it, never later than promised', () => {
    expect(step('cooking', '11:15')).toEqual({ from: at('12:00'), to: at('12:20'), reason: null })
    expect(step('courier', '11:20')).toEqual({ from: at('11:45'), to: at('11:55'), reason: null })
    expect(step('courier', '11:40')).toEqual({ from: at('12:00'), to: at('12:15'), reason: null })
    expect(step('courier', '12:25')).toEqual({ ...promised, reason: null })
  })

  it('[O16] leaves less after every step, whenever it is taken', () => {
    const end = (status: OrderStatus, begun: string) => step(status, begun)?.to.getTime() ?? 0
    for (const begun of ['11:16', '11:25', '11:40']) {
      expect(end('cooking', begun)).toBeLessThanOrEqual(promised.to.getTime())
      expect(end('courier', begun)).toBeLessThan(end('cooking', begun))
    }
  })

  it('[O16] comes no sooner than a slot that was chosen', () => {
    const chosen = { isAsap: false }
    expect(step('courier', '11:15', chosen)).toEqual({ from: at('12:00'), to: at('12:10'), reason: null })
  })

  it('[O16] is expected as promised again where the estimate has passed', () => {
    expect(step('courier', '11:20', { now: '11:54' })).toMatchObject({ to: at('11:55') })
    expect(step('courier', '11:20', { now: '11:55' })).toEqual({ ...promised, reason: null })
  })
})

describe('what has not come in time', () => {
  const expectedAt = (time: string, status: OrderStatus, deliveryType = 'flat_rate' as const) =>
    lateEta({ status, deliveryType }, { ...promised, reason: null }, at(time))

  it('[O14] is expected in the next ten minutes, and says who is late', () => {
    expect(expectedAt('12:30', 'cooking')).toMatchObject({ ...promised, reason: null })
    expect(expectedAt('12:31', 'accepted')).toEqual({ from: at('12:30'), to: at('12:40'), reason: 'kitchen' })
    expect(expectedAt('12:40', 'cooking')).toEqual({ from: at('12:40'), to: at('12:50'), reason: 'kitchen' })
    expect(expectedAt('12:49', 'courier')).toEqual({ from: at('12:40'), to: at('12:50'), reason: 'courier' })
    expect(expectedAt('14:31', 'courier')).toBeNull()
  })

  it('[O14] is nothing that waits for the guest', () => {
    expect(expectedAt('13:00', 'ready')).toMatchObject(promised)
    const table = { status: 'accepted', deliveryType: 'lounge' } as const
    expect(lateEta(table, { ...promised, reason: null }, at('13:00'))).toMatchObject(promised)
  })
})
