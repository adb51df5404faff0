import type { Order } from '@samobranka/contract'
import { createTranslator, loadWords } from '@samobranka/dictionary'
import { describe, expect, it } from 'vitest'
import { anOrder } from '../../testing/order.ts'
import { clockText, leftText } from './clock-text.ts'
import { newer } from './newer.ts'
import { forReader } from './order-view.ts'
import { promiseText, timeLeftText } from './promise-text.ts'

const t = createTranslator(await loadWords('ru'), 'ru')
const eta = { from: '2026-03-06T16:05:00Z', to: '2026-03-06T16:35:00Z', reason: null }
const promised = (over: Partial<Order>, now: string | null = null) =>
  promiseText(anOrder({ eta, ...over }), now === null ? null : new Date(now), 'Europe/Moscow', t)
const promise = (over: Partial<Order>) => promised(over)?.text

describe('what is promised', () => {
  it('is said on the kitchen’s clock, each way in its own words', () => {
    expect(promise({ deliveryType: 'flat_rate' })).toBe('Привезём с 19:05 до 19:35')
    expect(promise({ deliveryType: 'local_pickup' })).toBe('Будет готов к 19:05')
    expect(promise({ deliveryType: 'lounge', takeDate: '06.03.2026' })).toBe('Ждём вас пт, 6 марта в 19:05')
    expect(promised({ eta: null })).toBeNull()
    expect(promised({ status: 'pending' })).toBeNull()
  })

  it('names the day where it is another one', () => {
    const chosen = { takeTime: '19:05-19:35', createdAt: '2026-03-05T12:00:00Z' }
    expect(promise({ ...chosen, takeDate: '06.03.2026' })).toBe('Привезём с 19:05 до 19:35, пт, 6 марта')
    expect(promise({ ...chosen, takeDate: '05.03.2026' })).toBe('Привезём с 19:05 до 19:35')
  })

  it('moves when it has passed, and says why', () => {
    const late = {
      text: 'Привезём к 19:45',
      left: 'Осталось 10\u00a0мин',
      why: 'Курьер задержался в пути',
    }
    expect(promised({ status: 'courier' }, '2026-03-06T16:35:00Z')?.why).toBeNull()
    expect(promised({ status: 'courier' }, '2026-03-06T16:35:01Z')).toEqual(late)
    const lost = { text: 'Немного задерживаемся, уже спешим', left: null, why: null }
    expect(promised({ status: 'cooking' }, '2026-03-06T19:00:00Z')).toEqual(lost)
  })

  it('never names a time that has passed', () => {
    const text = (over: Partial<Order>, now: string) => promised(over, now)?.text
    expect(text({}, '2026-03-06T16:04:00Z')).toBe('Привезём с 19:05 до 19:35')
    expect(text({}, '2026-03-06T16:05:00Z')).toBe('Привезём к 19:35')
    const pickup = { deliveryType: 'local_pickup', status: 'cooking' } as const
    expect(text(pickup, '2026-03-06T16:20:00Z')).toBe('Будет готов к 19:35')
    expect(promised(pickup, '2026-03-06T16:20:00Z')?.left).toBe('Осталось 15\u00a0мин')
  })

  it('says of what waits for the guest that it does', () => {
    const ready = { deliveryType: 'local_pickup', status: 'ready' } as const
    expect(promised(ready, '2026-03-06T15:40:00Z')).toEqual({ text: 'Можно забирать', left: null, why: null })
    const table = { deliveryType: 'lounge', takeDate: '06.03.2026' } as const
    expect(promised(table, '2026-03-06T16:04:00Z')?.text).toBe('Ждём вас пт, 6 марта в 19:05')
    expect(promised(table, '2026-03-06T16:10:00Z')?.text).toBe('Стол ждёт вас')
    expect(promised({ ...table, status: 'ready' }, '2026-03-06T16:10:00Z')).toBeNull()
  })

  it('says what is left where there is no room for more', () => {
    const left = (over: Partial<Order>, now: string) =>
      timeLeftText(anOrder({ eta, ...over }), new Date(now), t)
    expect(left({ status: 'courier' }, '2026-03-06T15:40:00Z')).toBe('Осталось 25–55\u00a0мин')
    expect(left({ status: 'courier' }, '2026-03-06T16:36:00Z')).toBe('Осталось 9\u00a0мин')
    expect(left({ status: 'pending' }, '2026-03-06T15:40:00Z')).toBeNull()
    expect(left({ eta: null }, '2026-03-06T15:40:00Z')).toBeNull()
  })

  it('says how long it takes still, where it is near', () => {
    const left = (over: Partial<Order>, now: string) => promised(over, now)?.left
    expect(left({}, '2026-03-06T15:40:00Z')).toBe('Осталось 25–55\u00a0мин')
    expect(left({}, '2026-03-06T16:20:00Z')).toBe('Осталось 15\u00a0мин')
    expect(left({}, '2026-03-06T13:00:00Z')).toBeNull()
    expect(left({ deliveryType: 'local_pickup' }, '2026-03-06T15:40:00Z')).toBe('Осталось 25\u00a0мин')
    expect(left({ deliveryType: 'local_pickup', status: 'ready' }, '2026-03-06T15:40:00Z')).toBeNull()
  })

  it('counts down to the second and then stops', () => {
    const now = new Date('2026-03-06T12:00:00Z')
    expect(leftText('2026-03-06T12:29:59Z', now)).toBe('29:59')
    expect(leftText('2026-03-06T12:00:05Z', now)).toBe('0:05')
    expect(leftText('2026-03-06T12:00:00Z', now)).toBeNull()
    expect(clockText('2026-03-06T21:05:00Z', '+03:00')).toBe('0:05')
  })
})

describe('what is known of an order', () => {
  const accepted = { status: 'accepted', at: '2026-03-06T12:00:00Z' } as const
  const cooking = { status: 'cooking', at: '2026-03-06T12:05:00Z' } as const
  const first = anOrder({ status: 'accepted', history: [accepted] })
  const second = anOrder({ status: 'cooking', history: [accepted, cooking] })

  it('goes forward, whichever answer comes last', () => {
    expect(newer(first, second)).toBe(second)
    expect(newer(second, first)).toBe(second)
  })

  it('keeps the placer’s own details when a stranger’s view comes after', () => {
    const masked = forReader({ ...second, key: null, address: null })
    expect(newer(first, masked)).toMatchObject({
      status: 'cooking',
      customer: first.customer,
      key: first.key,
    })
  })

  it('hides from a stranger whoever ordered', () => {
    const seen = forReader(anOrder({ key: null }))
    expect(seen.customer).toEqual({ name: '', phone: '' })
    expect(seen.address).toBeNull()
  })
})
