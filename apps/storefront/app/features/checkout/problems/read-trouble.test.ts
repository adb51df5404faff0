import { createTranslator, loadWords } from '@samobranka/dictionary'
import { type CartLine, lineKey } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import { correctedLines, lineDifferences } from './corrected-lines.ts'
import { placeOfTrouble, troublesInSight } from './problem-places.ts'
import { problemText } from './problem-text.ts'
import { readTrouble } from './read-trouble.ts'

const t = createTranslator(await loadWords('ru'), 'ru')
const money = (sum: number) => `${sum / 100} ₽`
const trouble = (code: string, data: Record<string, unknown> = {}, message = '') =>
  readTrouble({ code, data, message })
const text = (...said: Parameters<typeof trouble>) => problemText(trouble(...said), t, money)

describe('a problem of the order', () => {
  it('is said in the dictionary’s words, with the sum that is missing', () => {
    expect(text('outside_delivery_zone')).toBe('Ваш адрес вне зоны доставки')
    expect(text('min_sum', { missing: '210.00' })).toBe('Не хватает до минимальной суммы заказа: 210 ₽')
  })

  it('of ordering is said in the operator’s own words where he wrote some', () => {
    expect(text('ordering_disabled', { why: 'popup' }, 'Санитарный день')).toBe('Санитарный день')
    expect(text('ordering_disabled', { why: 'setting' }, 'x')).toBe('Сейчас заказы не принимаются')
  })

  it('of a coupon tells why, and how far it is from being right', () => {
    expect(text('coupon_not_eligible', { reason: 'weekday' })).toBe('Скидка не действует в этот день недели')
    expect(text('coupon_not_eligible', { reason: 'min_amount', missing: '50.00' })).toBe(
      'Сумма заказа пока мала для этой скидки. Добавьте ещё на 50 ₽, и скидка ваша',
    )
  })

  it('that we do not know is said by the server', () => {
    expect(text('new_rule', {}, 'Так нельзя')).toBe('Так нельзя')
  })

  it('stands beside what it is about', () => {
    expect(placeOfTrouble(trouble('time_gone'))).toBe('when')
    expect(placeOfTrouble(trouble('delivery_cost_unknown'))).toBe('where')
    expect(placeOfTrouble(trouble('delivery_cost_unknown', { why: 'express' }))).toBe('express')
    expect(placeOfTrouble(trouble('new_rule'))).toBe('cart')
  })

  it('of a field that was not come to yet waits until the order is asked for', () => {
    const both = [trouble('invalid_phone'), trouble('min_sum')]
    expect(troublesInSight(both, false).map(({ code }) => code)).toEqual(['min_sum'])
    expect(troublesInSight(both, true)).toEqual(both)
  })
})

describe('goods that ran out', () => {
  const roll: CartLine = { productId: 1, variationId: null, supplements: [], count: 3 }
  const pizza: CartLine = { productId: 2, variationId: 20, supplements: [{ id: 7, count: 1 }], count: 2 }
  const wire = { product_id: 2, variation_id: 20, supplements: [{ id: 7, count: 1 }] }
  const less = trouble('stock_mismatch', { lines: [{ ...wire, asked: 2, count: 1 }] })
  const taken = trouble('stock_mismatch', { lines: [{ ...wire, asked: 2, count: 0 }] })
  const gone = trouble('items_unavailable', {
    lines: [{ product_id: 1, variation_id: null, supplements: [], count: 3 }],
  })

  it('are shown as was and is', () => {
    expect(lineDifferences([roll, pizza], [less, gone])).toEqual([
      { key: lineKey(roll), productId: 1, was: 3, now: 0 },
      { key: lineKey(pizza), productId: 2, was: 2, now: 1 },
    ])
  })

  it('leave the cart when the customer says so, and nothing else does', () => {
    expect(correctedLines([roll, pizza], [less])).toEqual([roll, { ...pizza, count: 1 }])
    expect(correctedLines([roll, pizza], [taken])).toEqual([roll])
    expect(correctedLines([roll, pizza], [gone, less])).toEqual([{ ...pizza, count: 1 }])
    expect(correctedLines([roll, pizza], [])).toEqual([roll, pizza])
  })
})
