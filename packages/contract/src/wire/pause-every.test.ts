import { afterEach, expect, it, vi } from 'vitest'
import { pauseEvery } from './pause-every.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('lets others have their turn once the time is over, and counts anew from then on', async () => {
  const turn = vi.fn((next: () => void) => next())
  vi.stubGlobal('setImmediate', turn)
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const pause = pauseEvery(5)
  now.mockReturnValue(4)
  expect(pause()).toBeNull()
  now.mockReturnValue(5)
  await pause()
  expect(turn).toHaveBeenCalledTimes(1)
  now.mockReturnValue(9)
  expect(pause()).toBeNull()
})
