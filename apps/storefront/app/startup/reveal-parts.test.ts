import { afterEach, expect, it, vi } from 'vitest'
import { revealParts } from './reveal-parts.ts'

afterEach(() => vi.unstubAllGlobals())

const boxAt = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 100 })

interface Page {
  readonly elements?: number
  readonly pictures?: number
  /** How many small parts wait within each. */
  readonly within?: number
  readonly lefts?: readonly number[]
  /** How many of them, the first ones, lie behind a sheet. */
  readonly covered?: number
  /** How many of them, the last ones, stand within a part that is still hidden. */
  readonly inner?: number
}

/** A page of parts in a window of 400 by 800, with its frames and timers in our hand. */
function pageOf(tops: readonly number[], page: Page = {}) {
  const { elements = 1, pictures = 0, within = 0, lefts = [], covered = 0, inner = 0 } = page
  const holding = (all: number, images: number) => ({
    getElementsByTagName: (name: string) => ({ length: name === 'img' ? images : all }),
  })
  const parts = tops.map((_, place) => ({
    ...holding(elements, pictures),
    querySelectorAll: () => Array.from({ length: within }, () => holding(1, 0)),
    dataset: {} as { revealed?: '' },
    getBoundingClientRect: () => boxAt(lefts[place] ?? 0, tops[place] ?? 0),
    closest: () => (place < covered ? {} : null),
    parentElement: { closest: () => (place >= tops.length - inner ? {} : null) },
  }))
  const listeners = new Map<string, (event: object) => void>()
  const activity: AbortSignal[] = []
  const dataset: { deferred?: string } = {}
  let frames: (() => void)[] = []
  let timers: { ms: number; run: () => void }[] = []
  vi.stubGlobal('document', {
    readyState: 'complete',
    documentElement: { dataset },
    querySelectorAll: () => parts.filter(({ dataset: { revealed } }) => revealed === undefined),
  })
  vi.stubGlobal('innerWidth', 400)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
    timers.push({ ms, run })
    return run
  })
  vi.stubGlobal('clearTimeout', (gone: () => void) => {
    timers = timers.filter(({ run }) => run !== gone)
  })
  const listen = (of: string, listener: (event: object) => void, options?: { signal: AbortSignal }) => {
    listeners.set(of, listener)
    if (options) activity.push(options.signal)
  }
  vi.stubGlobal('addEventListener', listen)
  revealParts()
  const flush = (upTo: number) => {
    const due = timers.filter(({ ms }) => ms <= upTo)
    timers = timers.filter(({ ms }) => ms > upTo)
    for (const { run } of due) run()
  }
  return {
    dataset,
    activity,
    hear: (name: string, event: object) => listeners.get(name)?.(event),
    flush,
    frame: () => {
      const due = frames
      frames = []
      for (const run of due) run()
      flush(0)
      return due.length
    },
    revealed: () => parts.flatMap((part, place) => ('revealed' in part.dataset ? [place] : [])),
  }
}

it('draws what stands in the window with the second frame', () => {
  const page = pageOf([200, 700, 900, 1500])
  expect(page.revealed()).toEqual([])
  page.frame()
  expect(page.revealed()).toEqual([0, 1])
  page.frame()
  expect(page.revealed()).toEqual([0, 1])
  expect(page.frame()).toBe(0)
})

it('leaves those beside it for later, on either side', () => {
  const page = pageOf([200, 200, 200, 200], { lefts: [-120, -50, 350, 420] })
  page.frame()
  expect(page.revealed()).toEqual([1, 2])
  page.frame()
  expect(page.revealed()).toEqual([1, 2])
})

it('leaves those that a sheet lies over for later', () => {
  const page = pageOf([200, 400, 600], { covered: 2 })
  page.frame()
  page.frame()
  expect(page.revealed()).toEqual([2])
})

it('draws large parts one in a frame', () => {
  const page = pageOf([200, 400, 600, 1500], { elements: 100 })
  const drawn = [1, 2, 3, 4].map(() => {
    page.frame()
    return page.revealed().length
  })
  expect(drawn).toEqual([1, 2, 3, 3])
})

it('draws a part in the next frame that does not fit any more into this one', () => {
  const page = pageOf([200, 400, 1500], { elements: 40 })
  page.frame()
  expect(page.revealed()).toEqual([0])
  page.frame()
  expect(page.revealed()).toEqual([0, 1])
})

it('draws what it has been scrolled to', () => {
  const tops = [200, 900, 1500]
  const page = pageOf(tops)
  page.frame()
  page.frame()
  tops.splice(0, 3, -700, 0, 600)
  page.hear('scroll', {})
  page.frame()
  page.frame()
  expect(page.revealed()).toEqual([0, 1, 2])
  expect('deferred' in page.dataset).toBe(true)
})

it('draws no more in a frame because of a scroll', () => {
  const tops = [200, 300, 400]
  const page = pageOf(tops, { elements: 100 })
  page.hear('scroll', {})
  page.frame()
  expect(page.revealed()).toEqual([0])
})

it('draws what stands above the window after what stands in it', () => {
  const page = pageOf([-900, -50, 200, 900])
  page.frame()
  expect(page.revealed()).toEqual([1, 2])
  page.frame()
  expect(page.revealed()).toEqual([0, 1, 2])
})

it('draws fewer of those with pictures', () => {
  const page = pageOf([200, 300, 400, 500], { elements: 10, pictures: 5 })
  page.frame()
  expect(page.revealed()).toEqual([0, 1])
})

it('counts of a part what it shows: what waits within it comes later', () => {
  const page = pageOf([200, 400, 600], { elements: 100, within: 80 })
  page.frame()
  expect(page.revealed()).toEqual([0, 1, 2])
})

it('reveals the parts below it after the pictures, some at a time, and then all of the page', () => {
  const page = pageOf([200, 900, 1500, 2100, 2700], { elements: 30 })
  page.frame()
  page.hear('load', {})
  page.flush(1600)
  expect(page.dataset.deferred).toBe('parts')
  expect(page.revealed()).toEqual([0])
  page.flush(50)
  expect(page.revealed()).toEqual([0, 1, 2])
  page.flush(50)
  expect(page.revealed()).toEqual([0, 1, 2, 3, 4])
  page.flush(50)
  expect('deferred' in page.dataset).toBe(false)
})

it('reveals what is behind a sheet last, as much at a time as a frame can take', () => {
  const page = pageOf([200, 400, 600, 900, 1500], { elements: 30, covered: 3 })
  page.frame()
  page.hear('load', {})
  page.flush(1600)
  const revealed = [1, 2, 3, 4].map(() => {
    page.flush(50)
    return [page.revealed(), page.dataset.deferred]
  })
  expect(revealed).toEqual([
    [[3, 4], 'parts'],
    [[0, 1, 3, 4], 'parts'],
    [[0, 1, 2, 3, 4], 'parts'],
    [[0, 1, 2, 3, 4], undefined],
  ])
})

it('does not ask where a part stands before the one around it is drawn', () => {
  const page = pageOf([200, 300, 400], { inner: 1 })
  page.frame()
  page.frame()
  expect(page.revealed()).toEqual([0, 1])
})

it('holds nothing of a page that does not come', () => {
  const page = pageOf([900])
  page.flush(4000)
  expect('deferred' in page.dataset).toBe(false)
})

it('goes on in steps where a page came late', () => {
  const page = pageOf([900])
  page.hear('load', {})
  page.flush(1600)
  page.flush(4000)
  expect(page.revealed()).toEqual([0])
  expect(page.dataset.deferred).toBe('parts')
})

const focusOn = (inDialog: boolean) => ({ target: { closest: () => (inDialog ? {} : null) } })

it.each([
  ['a finger', 'pointerdown', {}, false],
  ['the focus', 'focusin', focusOn(false), false],
  ['a sheet that takes the focus as it hydrates', 'focusin', focusOn(true), true],
])('%s: %s', (_, name, event, deferred) => {
  const page = pageOf([])
  expect('deferred' in page.dataset).toBe(true)
  page.hear(name, event)
  expect('deferred' in page.dataset).toBe(deferred)
  expect(page.activity.map(({ aborted }) => aborted)).toEqual(page.activity.map(() => !deferred))
})
