import { describe, expect, it } from 'vitest'
import { needsPhoneCode } from './needs-phone-code.ts'

type Order = Parameters<typeof needsPhoneCode>[0]

const order: Order = {
  deliveryType: 'flat_rate',
  paymentMethod: 'cod',
  total: 90_000,
  isFirst: false,
}

describe('a visitor’s order', () => {
  it.each<[string, Partial<Order>, boolean]>([
    ['a small one in cash', {}, false],
    ['the very sum', { total: 100_000 }, false],
    ['a kopeck more', { total: 100_001 }, true],
    ['a card on receipt', { total: 100_001, paymentMethod: 'card' }, true],
    ['money that comes before the order', { total: 100_001, paymentMethod: 'online' }, false],
    ['a table, though it costs nothing', { deliveryType: 'lounge', total: 0 }, true],
    ['a first order’s coupon, however it is paid', { isFirst: true, paymentMethod: 'online' }, true],
  ])('[O15] %s', (_, change, needed) => {
    expect(needsPhoneCode({ ...order, ...change }, 100_000)).toBe(needed)
  })

  it('[O15] in cash is asked for the code always where the sum is none', () => {
    expect(needsPhoneCode(order, 0)).toBe(true)
  })
})
