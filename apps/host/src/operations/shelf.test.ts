import { expect, it } from 'vitest'
import { createShelf } from './shelf.ts'

const of = (weight: number) => ({ weight })

it('gives what was put, until it is dropped', () => {
  const shelf = createShelf(100)
  const bread = of(10)
  shelf.put('bread', bread)
  expect(shelf.get('bread')).toBe(bread)
  shelf.drop('bread')
  expect(shelf.get('bread')).toBeNull()
})

it('makes room by dropping the oldest; what is put again is new again', () => {
  const shelf = createShelf(100)
  for (const name of ['bread', 'salt', 'soup']) shelf.put(name, of(30))
  shelf.put('bread', of(30))
  shelf.put('wine', of(30))
  expect(['bread', 'salt', 'soup', 'wine'].map((name) => shelf.get(name) !== null)).toEqual([
    true,
    false,
    true,
    true,
  ])
})

it('counts anew when it was cleared', () => {
  const shelf = createShelf(100)
  shelf.put('soup', of(90))
  shelf.clear()
  shelf.put('bread', of(50))
  shelf.put('salt', of(50))
  expect(shelf.get('bread')).not.toBeNull()
})
