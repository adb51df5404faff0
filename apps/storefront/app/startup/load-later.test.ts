import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { doLater, LOST_CODE, loadLater } from './load-later.ts'

const warned = vi.hoisted(() => vi.fn())
vi.mock('./browser-log.ts', () => ({ logWarning: warned }))

let page: EventTarget
let lost: number

beforeEach(() => {
  vi.useFakeTimers()
  warned.mockClear()
  page = new EventTarget()
  lost = 0
  page.addEventListener(LOST_CODE, () => (lost += 1))
  // A page that nobody looks at: what waits for a frame begins by the clock.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Code that comes after so many failures. */
function failing(times: number) {
  return vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return { panel: 'here' }
  })
}
let load: ReturnType<typeof failing>

async function settled<T>(promise: Promise<T>): Promise<T | 'failed'> {
  const end = promise.catch(() => 'failed' as const)
  await vi.runAllTimersAsync()
  return end
}

describe('code that comes later', () => {
  it('survives a hiccup of the network without the page being told', async () => {
    load = failing(1)
    expect(await settled(loadLater(load))).toEqual({ panel: 'here' })
    expect(lost).toBe(0)
  })

  it('tells the page when it is gone, and asks once more', async () => {
    load = failing(2)
    expect(await settled(loadLater(load))).toEqual({ panel: 'here' })
    expect(lost).toBe(1)
  })

  it('fails in the end, for whoever waits to say so', async () => {
    load = failing(9)
    expect(await settled(loadLater(load))).toBe('failed')
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('is asked for at once when the network is back', async () => {
    load = failing(2)
    const coming = loadLater(load)
    await vi.advanceTimersByTimeAsync(300)
    expect(load).toHaveBeenCalledTimes(2)
    page.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(await coming).toEqual({ panel: 'here' })
  })
})

it('work nobody waits for is left undone, with a line in the log', async () => {
  load = failing(9)
  const work = vi.fn()
  expect(await settled(doLater(load, work))).toBeUndefined()
  expect(work).not.toHaveBeenCalled()
  expect(warned).toHaveBeenCalledOnce()
})
