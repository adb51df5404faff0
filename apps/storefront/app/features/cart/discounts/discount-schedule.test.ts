import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSchedule } from './discount-schedule.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A question whose answers the test gives itself. */
function question() {
  const answers: (() => void)[] = []
  const ask = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)))
  const answer = async () => {
    answers.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ask, answer }
}

describe('discounts are asked for', () => {
  it('two seconds after the last change, not the first', async () => {
    const { ask } = question()
    const schedule = createSchedule(ask, 2000)
    schedule.changed()
    await vi.advanceTimersByTimeAsync(1500)
    schedule.changed()
    await vi.advanceTimersByTimeAsync(1999)
    expect(ask).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('two seconds after a change that happened before anybody listened', async () => {
    const { ask } = question()
    const schedule = createSchedule(ask, 2000)
    schedule.changed(1200)
    await vi.advanceTimersByTimeAsync(799)
    expect(ask).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('no later because there is more to be asked, and at once where they have been due', async () => {
    const { ask, answer } = question()
    const schedule = createSchedule(ask, 2000)
    schedule.changed()
    await vi.advanceTimersByTimeAsync(1500)
    schedule.remind()
    await vi.advanceTimersByTimeAsync(500)
    expect(ask).toHaveBeenCalledTimes(1)
    await answer()
    schedule.remind()
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('never twice at a time, and once more as soon as the answer is in', async () => {
    const { ask, answer } = question()
    const schedule = createSchedule(ask, 2000)
    schedule.changed()
    await vi.advanceTimersByTimeAsync(2000)
    for (let change = 0; change < 3; change += 1) {
      schedule.changed()
      await vi.advanceTimersByTimeAsync(2500)
    }
    expect(ask).toHaveBeenCalledTimes(1)
    await answer()
    expect(ask).toHaveBeenCalledTimes(2)
    await answer()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('again after an answer that failed', async () => {
    const ask = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue()
    const schedule = createSchedule(() => ask().catch(() => {}), 2000)
    schedule.changed()
    await vi.advanceTimersByTimeAsync(2000)
    schedule.changed()
    await vi.advanceTimersByTimeAsync(2000)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
