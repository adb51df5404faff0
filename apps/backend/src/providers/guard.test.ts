import { expect, it } from 'vitest'
import { createGuard, NotCalled } from './guard.ts'

const never = () => new Promise<never>(() => undefined)
const down = () => Promise.reject(new Error('down'))

it('lets so many wait for a provider; the next is told at once', async () => {
  const guard = createGuard(3)
  for (let n = 0; n < 3; n += 1) void guard(never)
  await expect(guard(async () => 'asked')).rejects.toThrow(NotCalled)
})

it('leaves a provider alone after failures in a row, and asks again after a while', async () => {
  let now = 0
  const guard = createGuard(50, () => now)
  let calls = 0
  const ask = () =>
    guard(() => {
      calls += 1
      return down()
    })
  for (let n = 0; n < 20; n += 1) await expect(ask()).rejects.toThrow()
  expect(calls).toBe(5)
  now = 10_000
  expect(await guard(async () => 'well')).toBe('well')
  await expect(ask()).rejects.toThrow('down')
})

it('gives a place back however it ended', async () => {
  const guard = createGuard(1)
  await expect(guard(down)).rejects.toThrow('down')
  expect(await guard(async () => 'well')).toBe('well')
  expect(await guard(async () => 'again')).toBe('again')
})
