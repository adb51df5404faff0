import { expect, it } from 'vitest'
import { boundedMap } from './bounded-map.ts'

it('answers what it was told', () => {
  const known = boundedMap<string | null>(100_000)
  known.set('a', 'one')
  known.set('b', null)
  known.set('a', 'two')
  expect([known.get('a'), known.get('b'), known.get('c')]).toEqual(['two', null, undefined])
})

it('never holds more bytes than it may, however long and many the keys', () => {
  const known = boundedMap<number>(100_000)
  for (let at = 0; at < 5_000; at += 1) {
    known.set(`${'у'.repeat(at % 3_000)}${at}`, at)
    expect(known.bytes).toBeLessThanOrEqual(100_000)
  }
})

it('counts what stands under the keys as well', () => {
  const known = boundedMap<string>(10_000, (value) => value.length * 2)
  known.set('large', 'x'.repeat(5_000))
  expect([known.get('large'), known.bytes]).toEqual([undefined, 0])
  known.set('small', 'x')
  known.delete('small')
  known.delete('small')
  expect(known.bytes).toBe(0)
})

it('does not let one large key push out the others', () => {
  const known = boundedMap<number>(100_000)
  known.set('phone', 1)
  known.set('9'.repeat(900_000), 2)
  expect(known.get('phone')).toBe(1)
})

it('knows no inherited names', () => {
  expect(boundedMap(1_000).get('constructor')).toBeUndefined()
})
