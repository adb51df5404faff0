import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { goodsOfOrder, keepLastBasket } from './last-basket.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
})
afterEach(() => void vi.unstubAllGlobals())

it('knows the goods of the last order, each once', () => {
  keepLastBasket('a', [5, 7, 5])
  expect(goodsOfOrder('a')).toEqual([5, 7])
})

it('says nothing of another order', () => {
  keepLastBasket('a', [5])
  expect(goodsOfOrder('b')).toEqual([])
})

it('takes what it cannot read for nothing', () => {
  kept.set('samobranka:basket', '{"orderId":"a","products":')
  expect(goodsOfOrder('a')).toEqual([])
})
