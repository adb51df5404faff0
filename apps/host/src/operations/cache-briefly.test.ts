import { afterEach, expect, it, vi } from 'vitest'
import { cacheBriefly } from './cache-briefly.ts'

afterEach(() => void vi.useRealTimers())

const counting = (limits: { ms: number; most: number }) => {
  let calls = 0
  return cacheBriefly(async (key) => {
    calls += 1
    return `${key} ${calls}`
  }, limits)
}

it('asks once for all who come within its time', async () => {
  vi.useFakeTimers()
  const ask = counting({ ms: 1_000, most: 10 })
  expect([await ask('soup'), await ask('soup')]).toEqual(['soup 1', 'soup 1'])
  vi.advanceTimersByTime(1_000)
  expect(await ask('soup')).toBe('soup 2')
})

it('keeps no more than it may', async () => {
  const ask = counting({ ms: 60_000, most: 2 })
  for (const key of ['soup', 'tea', 'cake']) await ask(key)
  expect(await ask('soup')).toBe('soup 4')
})

it('keeps nothing under a name that is longer than any', async () => {
  const ask = counting({ ms: 60_000, most: 2 })
  const long = 'у'.repeat(10_000)
  expect([await ask('soup'), await ask(long), await ask(long), await ask('soup')]).toEqual([
    'soup 1',
    `${long} 2`,
    `${long} 3`,
    'soup 1',
  ])
})

it('asks again after a fault', async () => {
  const answers = [Promise.reject(new Error('The disk is away')), Promise.resolve('soup')]
  const ask = cacheBriefly(() => answers.shift() as Promise<string>, { ms: 60_000, most: 2 })
  await expect(ask('soup')).rejects.toThrow('away')
  expect(await ask('soup')).toBe('soup')
})
