import { beforeEach, expect, it, vi } from 'vitest'
import {
  endOrder,
  followOrderKeys,
  forgetAccountOrders,
  keepOrderKey,
  orderKey,
  readKeys,
} from './order-keys.ts'

let kept: Map<string, string>
let page: EventTarget
beforeEach(() => {
  kept = new Map()
  page = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  return () => vi.unstubAllGlobals()
})

const ids = () => readKeys().map(({ id, done }) => (done ? `${id} done` : id))

it('keeps the newest first, and an old one in its place when it is looked at again', () => {
  keepOrderKey('a', '1', false)
  keepOrderKey('b', '2', false)
  keepOrderKey('a', '1', false)
  expect(ids()).toEqual(['b', 'a'])
  expect(orderKey('a')).toBe('1')
})

it('remembers that an order has come to its end, also when its page is opened again', () => {
  keepOrderKey('a', '1', false)
  endOrder('a')
  keepOrderKey('a', '1', false)
  endOrder('unknown')
  expect(ids()).toEqual(['a done'])
})

it('forgets what somebody logged in has ordered, and keeps what a guest has', () => {
  keepOrderKey('a', '1', false)
  keepOrderKey('b', '2', true)
  // Opened by its customer, it is still the order of the guest who placed it here.
  keepOrderKey('a', '1', true)
  forgetAccountOrders()
  expect(ids()).toEqual(['a'])
})

it('tells who follows of what changes, here and in other tabs, until they leave', () => {
  const changed = vi.fn()
  const stop = followOrderKeys(changed)
  keepOrderKey('a', '1', false)
  keepOrderKey('a', '1', false)
  endOrder('a')
  endOrder('a')
  expect(changed).toHaveBeenCalledTimes(2)
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'samobranka:cart' }))
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'samobranka:orders' }))
  expect(changed).toHaveBeenCalledTimes(3)
  stop()
  keepOrderKey('b', '2', false)
  expect(changed).toHaveBeenCalledTimes(3)
})
