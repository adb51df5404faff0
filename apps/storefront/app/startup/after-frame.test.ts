import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFrame } from './after-frame.ts'

let frames: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => frames.splice(handle - 1, 1))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for the frame, and for its end', () => {
  const task = vi.fn()
  afterFrame(task)
  vi.advanceTimersByTime(100)
  for (const frame of frames) frame()
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(task).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(task).toHaveBeenCalledTimes(1)
})

it('comes without a frame where nobody looks at the page', () => {
  const task = vi.fn()
  afterFrame(task)
  vi.advanceTimersByTime(200)
  expect(task).toHaveBeenCalledTimes(1)
  expect(frames).toEqual([])
})

it('does not come once it is called off', () => {
  const task = vi.fn()
  afterFrame(task)()
  for (const frame of frames) frame()
  vi.advanceTimersByTime(1000)
  expect(task).not.toHaveBeenCalled()
})
