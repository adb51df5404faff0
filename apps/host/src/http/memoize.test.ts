import { expect, it } from 'vitest'
import { memoize } from './memoize.ts'

const counting = (mostBytes?: number) => {
  const computed: string[] = []
  const compute = memoize((text) => computed.push(text), mostBytes)
  return { compute, computed }
}

it('computes once for the same text', () => {
  const { compute, computed } = counting()
  expect([compute('br'), compute('gzip'), compute('br')]).toEqual([1, 2, 1])
  expect(computed).toEqual(['br', 'gzip'])
})

it('keeps no text that would fill its handler alone, and is not emptied by one', () => {
  const { compute, computed } = counting(10_000)
  compute('br')
  compute('x'.repeat(16_000))
  compute('x'.repeat(16_000))
  compute('br')
  expect(computed).toHaveLength(3)
})
