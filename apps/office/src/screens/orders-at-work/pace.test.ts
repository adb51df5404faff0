import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pace } from './pace.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const TURN = 0

it('runs at once, and once more after the pause for all that was asked meanwhile', async () => {
  const run = vi.fn(() => Promise.resolve())
  const { ask } = pace(run, 400)
  ask()
  ask()
  await vi.advanceTimersByTimeAsync(TURN)
  expect(run).toHaveBeenCalledTimes(1)
  for (let event = 0; event < 20; event += 1) ask()
  await vi.advanceTimersByTimeAsync(399)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledTimes(2)
})

it('never runs twice at a time, and forgets nothing that was asked while it ran', async () => {
  let finish = () => {}
  const run = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const { ask } = pace(run, 100)
  ask()
  await vi.advanceTimersByTimeAsync(TURN)
  ask()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(1)
  finish()
  await vi.advanceTimersByTimeAsync(100)
  expect(run).toHaveBeenCalledTimes(2)
})

it('goes on after a failure, and stops when nobody looks any more', async () => {
  const run = vi.fn(() => Promise.reject(new Error('nobody answers')))
  const { ask, stop } = pace(run, 100)
  ask()
  await vi.advanceTimersByTimeAsync(100)
  ask()
  await vi.advanceTimersByTimeAsync(TURN)
  expect(run).toHaveBeenCalledTimes(2)
  ask()
  stop()
  await vi.advanceTimersByTimeAsync(1_000)
  ask()
  expect(run).toHaveBeenCalledTimes(2)
})
