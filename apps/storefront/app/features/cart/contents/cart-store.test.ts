import { EMPTY_CART, lineKey, type Product } from '@samobranka/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addToCart,
  decreaseLine,
  emptyCart,
  increaseLine,
  removeFromCart,
  startCart,
  undoRemoval,
  useCart,
} from './cart-store.ts'
import { CART_KEY } from './stored-cart.ts'

const product = (id: number, more: Partial<Product> = {}) =>
  ({ id, name: `№${id}`, step: 1, firstAddMinimum: 1, ...more }) as Product
const soup = product(1)
const cheese = product(2, { step: 2, firstAddMinimum: 3 })
const plain = { variationId: null, supplements: [] }
const keyOf = (productId: number) => lineKey({ productId, ...plain })
const counts = () => useCart.getState().cart.lines.map(({ productId, count }) => [productId, count])

let stored: Map<string, string>
let listeners: ((event: { key: string | null; newValue: string | null }) => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  stored = new Map()
  listeners = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  )
  vi.stubGlobal('removeEventListener', (_: string, listener: (typeof listeners)[number]) => {
    listeners = listeners.filter((one) => one !== listener)
  })
  useCart.setState({ cart: EMPTY_CART, removed: null, ready: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('adding', () => {
  it('begins with the first-add count and goes by the step', () => {
    addToCart(cheese, plain)
    increaseLine(cheese, keyOf(2))
    expect(counts()).toEqual([[2, 5]])
  })

  it('takes as many as the sheet asked for', () => {
    addToCart(soup, plain, 3)
    addToCart(cheese, plain, 7)
    expect(counts()).toEqual([
      [1, 3],
      [2, 7],
    ])
  })

  it('is kept over a reload, and by the other tabs', () => {
    addToCart(soup, plain)
    const kept = stored.get(CART_KEY) ?? ''
    useCart.setState({ cart: EMPTY_CART, ready: false })
    const stop = startCart()
    expect(counts()).toEqual([[1, 1]])
    expect(useCart.getState().ready).toBe(true)

    const elsewhere = kept.replace('"count":1', '"count":4')
    for (const listener of listeners) listener({ key: CART_KEY, newValue: elsewhere })
    expect(counts()).toEqual([[1, 4]])
    for (const listener of listeners) listener({ key: 'samobranka:place', newValue: null })
    expect(counts()).toEqual([[1, 4]])

    stop()
    expect(listeners).toHaveLength(0)
  })

  it('works in a browser that forbids storing', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('QuotaExceededError')
      },
    })
    addToCart(soup, plain)
    expect(counts()).toEqual([[1, 1]])
  })
})

describe('undo', () => {
  beforeEach(() => {
    addToCart(soup, plain)
    addToCart(cheese, plain)
    addToCart(product(3), plain)
  })

  it('brings a removed line back to its place', () => {
    removeFromCart(keyOf(2), 'Сыр')
    expect(counts()).toEqual([
      [1, 1],
      [3, 1],
    ])
    undoRemoval()
    expect(counts()).toEqual([
      [1, 1],
      [2, 3],
      [3, 1],
    ])
  })

  it('is offered for a line that went by minus, with its count', () => {
    decreaseLine(cheese, keyOf(2))
    expect(useCart.getState().removed?.name).toBe('№2')
    undoRemoval()
    expect(counts()[1]).toEqual([2, 3])
  })

  it('is offered for at least five seconds', () => {
    removeFromCart(keyOf(1), 'Суп')
    vi.advanceTimersByTime(5000)
    expect(useCart.getState().removed).not.toBeNull()
    vi.advanceTimersByTime(1000)
    expect(useCart.getState().removed).toBeNull()
  })

  it('brings a cleared cart back', () => {
    emptyCart()
    expect(counts()).toEqual([])
    undoRemoval()
    expect(counts()).toEqual([
      [1, 1],
      [2, 3],
      [3, 1],
    ])
  })

  it('keeps what was removed before the last removal removed', () => {
    removeFromCart(keyOf(1), 'Суп')
    vi.advanceTimersByTime(3000)
    removeFromCart(keyOf(3), '№3')
    vi.advanceTimersByTime(4000)
    undoRemoval()
    expect(counts()).toEqual([
      [2, 3],
      [3, 1],
    ])
  })
})
