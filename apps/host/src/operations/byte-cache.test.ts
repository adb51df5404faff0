import { expect, it } from 'vitest'
import { createByteCache } from './byte-cache.ts'

const of = (weight: number) => ({ weight })

it('gives what was put, until it is dropped', () => {
  const cache = createByteCache(100)
  const bread = of(10)
  cache.put('bread', bread)
  expect(cache.get('bread')).toBe(bread)
  cache.drop('bread')
  expect(cache.get('bread')).toBeNull()
})

it('makes room by dropping the oldest; what is put again is new again', () => {
  const cache = createByteCache(100)
  for (const name of ['bread', 'salt', 'soup']) cache.put(name, of(30))
  cache.put('bread', of(30))
  cache.put('wine', of(30))
  expect(['bread', 'salt', 'soup', 'wine'].map((name) => cache.get(name) !== null)).toEqual([
    true,
    false,
    true,
    true,
  ])
})

it('counts anew when it was cleared', () => {
  const cache = createByteCache(100)
  cache.put('soup', of(90))
  cache.clear()
  cache.put('bread', of(50))
  cache.put('salt', of(50))
  expect(cache.get('bread')).not.toBeNull()
})
