import { expect, it } from 'vitest'
import { memoize } from './memoize.ts'

const counting = (mostBytes?: number) => {
  const judged: string[] = []
  const judge = memoize((text) => judged.push(text), mostBytes)
  return { judge, judged }
}

it('judges the same text once', () => {
  const { judge, judged } = counting()
  expect([judge('br'), judge('gzip'), judge('br')]).toEqual([1, 2, 1])
  expect(judged).toEqual(['br', 'gzip'])
})

it('keeps no text that would fill its handler alone, and is not emptied by one', () => {
  const { judge, judged } = counting(10_000)
  judge('br')
  judge('x'.repeat(16_000))
  judge('x'.repeat(16_000))
  judge('br')
  expect(judged).toHaveLength(3)
})
