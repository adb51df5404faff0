import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { When } from './schedule.ts'

let schedule: typeof import('./schedule.ts').schedule
let page: EventTarget
let readyState: string
let frames: Map<number, () => void>
let idle: (() => void)[]
let done: string[]

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  page = new EventTarget()
  readyState = 'complete'
  frames = new Map()
  idle = []
  done = []
  const requestIdleCallback = (task: () => void) => idle.push(task)
  vi.stubGlobal('window', { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  vi.stubGlobal('document', {
    get readyState() {
      return readyState
    },
  })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.set(frames.size + 1, frame).size)
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => frames.delete(handle))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  ;({ schedule } = await import('./schedule.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const note = (name: string) => () => void done.push(name)
const touch = () => page.dispatchEvent(new Event('pointerdown'))
const pass = (ms: number) => vi.advanceTimersByTime(ms)
/** One idle moment of the browser. */
const idleMoment = () => idle.shift()?.()
const idleMoments = () => {
  while (idle.length > 0) idleMoment()
}
/** The next frame is drawn, and is on the screen a turn later. */
function frame() {
  const due = [...frames.values()]
  frames.clear()
  for (const draw of due) draw()
}
const turn = () => vi.advanceTimersToNextTimer()

/** How each of the three comes about, one task at a time. */
const WAYS: readonly (readonly [When, { readonly open: () => void; readonly next: () => void }])[] = [
  ['after-paint', { open: frame, next: turn }],
  ['idle', { open: () => {}, next: idleMoment }],
  [
    'settled',
    {
      open: () => {
        idleMoment()
        pass(3000)
      },
      next: idleMoment,
    },
  ],
]

describe.each(WAYS)('%s', (when, { open, next }) => {
  it('asks the browser once for all that wait, and does one thing in each turn', () => {
    schedule(note('first'), when)
    schedule(note('second'), when)
    expect(frames.size + idle.length).toBe(1)
    open()
    expect(done).toEqual([])
    next()
    expect(done).toEqual(['first'])
    next()
    expect(done).toEqual(['first', 'second'])
    expect([frames.size, idle.length, vi.getTimerCount()]).toEqual([0, 0, 0])
  })

  it('leaves out what was called off, even in the last moment', () => {
    const stopFirst = schedule(note('first'), when)
    const stopSecond = schedule(note('second'), when)
    schedule(note('third'), when)
    stopFirst()
    open()
    stopSecond()
    next()
    expect(done).toEqual(['third'])
  })

  it('begins anew after everything was called off', () => {
    schedule(note('first'), when)()
    open()
    next()
    schedule(note('second'), when)
    open()
    next()
    expect(done).toEqual(['second'])
  })

  it('goes on after a task that failed', () => {
    schedule(() => {
      throw new Error('broken')
    }, when)
    schedule(note('second'), when)
    open()
    expect(next).toThrow('broken')
    next()
    expect(done).toEqual(['second'])
  })

  it('ends what was begun, once', () => {
    const end = schedule(() => note('closed'), when)
    open()
    next()
    end()
    end()
    expect(done).toEqual(['closed'])
  })
})

describe('after-paint', () => {
  it('comes without a frame where nobody looks at the page', () => {
    schedule(note('first'), 'after-paint')
    pass(201)
    expect(done).toEqual(['first'])
    expect(frames.size).toBe(0)
  })

  it('waits for the next frame with what is asked for meanwhile', () => {
    schedule(note('first'), 'after-paint')
    schedule(note('second'), 'after-paint')
    frame()
    turn()
    schedule(note('third'), 'after-paint')
    pass(100)
    expect(done).toEqual(['first', 'second'])
    frame()
    turn()
    expect(done).toEqual(['first', 'second', 'third'])
  })
})

describe('idle', () => {
  it.each([
    ['waits until the page has come', () => page.dispatchEvent(new Event('load'))],
    ['does not wait for ever for a picture that hangs', () => pass(4000)],
  ])('%s', (_, come) => {
    readyState = 'interactive'
    schedule(note('first'), 'idle')
    expect(idle).toHaveLength(0)
    come()
    idleMoments()
    pass(60_000)
    expect(done).toEqual(['first'])
    expect(idle).toHaveLength(0)
  })
})

describe('settled', () => {
  it('begins when the page was looked at for three seconds', () => {
    schedule(note('first'), 'settled')
    idleMoments()
    pass(2999)
    expect(idle).toHaveLength(0)
    pass(1)
    idleMoments()
    expect(done).toEqual(['first'])
  })

  it('begins a second and a half after the last activity', () => {
    schedule(note('first'), 'settled')
    idleMoments()
    touch()
    pass(900)
    touch()
    pass(1499)
    expect(idle).toHaveLength(0)
    pass(1)
    idleMoments()
    expect(done).toEqual(['first'])
  })

  it('is held up by activity in between', () => {
    schedule(note('first'), 'settled')
    schedule(note('second'), 'settled')
    idleMoments()
    pass(3000)
    idleMoment()
    touch()
    idleMoments()
    expect(done).toEqual(['first'])
    pass(1500)
    idleMoments()
    expect(done).toEqual(['first', 'second'])
  })

  it('goes on with what its own tasks ask for, and listens to nothing once nothing waits', () => {
    schedule(() => schedule(note('second'), 'settled'), 'settled')
    idleMoments()
    pass(3000)
    idleMoments()
    expect(done).toEqual(['second'])
    touch()
    expect(vi.getTimerCount()).toBe(0)
  })
})
