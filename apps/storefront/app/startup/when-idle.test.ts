import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REST_MS, whenIdle, whenSettled, whenStill } from './when-idle.ts'

let page: EventTarget
let readyState: string
let idle: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  readyState = 'complete'
  idle = []
  const requestIdleCallback = (task: () => void) => idle.push(task)
  vi.stubGlobal('document', {
    get readyState() {
      return readyState
    },
  })
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  while (idle.length > 0) rest()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** One idle moment of the browser. */
const rest = () => idle.shift()?.()

it('asks the browser once for all that waits, and does one thing in each idle moment', () => {
  const done: string[] = []
  whenIdle(() => done.push('first'))
  whenIdle(() => done.push('second'))
  expect(idle).toHaveLength(1)
  rest()
  expect(done).toEqual(['first'])
  rest()
  expect(done).toEqual(['first', 'second'])
  expect(idle).toHaveLength(0)
})

it('leaves out what was called off', () => {
  const done: string[] = []
  const stop = whenIdle(() => done.push('first'))
  whenIdle(() => done.push('second'))
  stop()
  rest()
  expect(done).toEqual(['second'])
})

it('begins anew after everything was called off', () => {
  const done: string[] = []
  whenIdle(() => done.push('first'))()
  rest()
  whenIdle(() => done.push('second'))
  rest()
  expect(done).toEqual(['second'])
})

it('goes on after a task that failed', () => {
  const done: string[] = []
  whenIdle(() => {
    throw new Error('broken')
  })
  whenIdle(() => done.push('second'))
  expect(rest).toThrow('broken')
  rest()
  expect(done).toEqual(['second'])
})

it('waits until the page has come', () => {
  const done: string[] = []
  readyState = 'interactive'
  whenIdle(() => done.push('first'))
  expect(idle).toHaveLength(0)
  page.dispatchEvent(new Event('load'))
  rest()
  vi.advanceTimersByTime(60_000)
  expect(done).toEqual(['first'])
  expect(idle).toHaveLength(0)
})

it('does not wait for ever for a picture that hangs', () => {
  const done: string[] = []
  readyState = 'interactive'
  whenIdle(() => done.push('first'))
  vi.advanceTimersByTime(5_000)
  rest()
  expect(done).toEqual(['first'])
})

describe('when the page has settled', () => {
  it('begins when it was looked at for five seconds', () => {
    const done: string[] = []
    whenSettled(() => done.push('first'))
    rest()
    vi.advanceTimersByTime(4_999)
    expect(idle).toHaveLength(0)
    vi.advanceTimersByTime(1)
    rest()
    rest()
    expect(done).toEqual(['first'])
  })

  it('begins three seconds after the last hand has moved, each task in an idle moment of its own', () => {
    const done: string[] = []
    whenSettled(() => done.push('first'))
    whenSettled(() => done.push('second'))
    rest()
    page.dispatchEvent(new Event('pointerdown'))
    vi.advanceTimersByTime(900)
    page.dispatchEvent(new Event('pointerdown'))
    vi.advanceTimersByTime(2_999)
    expect(idle).toHaveLength(0)
    vi.advanceTimersByTime(1)
    rest()
    rest()
    expect(done).toEqual(['first'])
    rest()
    expect(done).toEqual(['first', 'second'])
  })

  it('leaves out what was called off, even in the last moment', () => {
    const done: string[] = []
    const stopFirst = whenSettled(() => done.push('first'))
    const stopSecond = whenSettled(() => done.push('second'))
    stopFirst()
    rest()
    vi.advanceTimersByTime(5_000)
    rest()
    stopSecond()
    while (idle.length > 0) rest()
    expect(done).toEqual([])
  })
})

it('waits for hands to be still, and hears them no longer once they are', () => {
  const done: string[] = []
  whenStill(150, () => done.push('first'))
  vi.advanceTimersByTime(100)
  page.dispatchEvent(new Event('wheel'))
  vi.advanceTimersByTime(REST_MS - 1)
  expect(idle).toHaveLength(0)
  vi.advanceTimersByTime(1)
  page.dispatchEvent(new Event('wheel'))
  rest()
  expect(done).toEqual(['first'])
  vi.advanceTimersByTime(60_000)
  expect(idle).toHaveLength(0)
})
