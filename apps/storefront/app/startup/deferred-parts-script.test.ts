import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { BEHIND, DEFERRED, DEFERRED_PARTS_SCRIPT, WITHIN } from './deferred-parts-script.ts'

const css = readFileSync(new URL('../features/shell/deferred-parts.css', import.meta.url), 'utf8')

it('reveals what the styles defer, and nothing else', () => {
  const holds = [...css.matchAll(/\[data-deferred\] ([^,{]+):not\(\[data-revealed\]\)/g)].map(
    ([, part = '']) => part,
  )
  expect(holds.toSorted()).toEqual([...DEFERRED, ...WITHIN].toSorted())
  const [, behind = ''] = /\[data-behind\]\s+:is\(([^)]+)\):not\(\s*\[data-uncovered\]/.exec(css) ?? []
  expect(behind.trim().split(/,\s+/)).toEqual(BEHIND)
})

const boxAt = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 100 })

/** A page of parts in a window of 400 by 800, with its frames and timers in our hand. */
function pageOf(
  tops: readonly number[],
  { elements = 1, pictures = 0, behind = 0, within = 0, lefts = [] as readonly number[], covered = 0 } = {},
) {
  const holding = (all: number, images: number) => ({
    getElementsByTagName: (name: string) => ({ length: name === 'img' ? images : all }),
  })
  const partOf = () => ({
    ...holding(elements, pictures),
    querySelectorAll: () => Array.from({ length: within }, () => holding(1, 0)),
  })
  const parts = tops.map((_, place) => ({
    ...partOf(),
    dataset: {} as { revealed?: '' },
    getBoundingClientRect: () => boxAt(lefts[place] ?? 0, tops[place] ?? 0),
    closest: () => (place < covered ? {} : null),
  }))
  const back = Array.from({ length: behind }, () => ({ ...partOf(), dataset: {} as { uncovered?: '' } }))
  const listeners = new Map<string, (event: object) => void>()
  const activity: AbortSignal[] = []
  const dataset: { deferred?: string } = {}
  let frames: (() => void)[] = []
  let timers: { ms: number; run: () => void }[] = []
  runInNewContext(DEFERRED_PARTS_SCRIPT, {
    document: {
      readyState: 'complete',
      documentElement: { dataset },
      querySelectorAll: (selector: string) =>
        selector.startsWith('[data-behind]')
          ? back.filter(({ dataset: { uncovered } }) => uncovered === undefined)
          : parts.filter(({ dataset: { revealed } }) => revealed === undefined),
    },
    innerWidth: 400,
    innerHeight: 800,
    AbortController,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, ms = 0) => {
      timers.push({ ms, run })
      return run
    },
    clearTimeout: (gone: () => void) => {
      timers = timers.filter(({ run }) => run !== gone)
    },
    addEventListener: (of: string, listener: (event: object) => void, options?: { signal: AbortSignal }) => {
      listeners.set(of, listener)
      if (options) activity.push(options.signal)
    },
  })
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
    uncovered: () => back.filter(({ dataset: { uncovered } }) => uncovered !== undefined).length,
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

it('frees the parts below it after the pictures, some at a time, and then all of the page', () => {
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

it('frees what is behind a sheet last, as much at a time as a frame can take', () => {
  const page = pageOf([200, 900], { elements: 30, behind: 5 })
  page.frame()
  page.hear('load', {})
  page.flush(1600)
  const bare = [1, 2, 3, 4, 5].map(() => {
    page.flush(50)
    return [page.revealed().length, page.uncovered(), page.dataset.deferred]
  })
  expect(bare).toEqual([
    [2, 0, 'parts'],
    [2, 2, 'parts'],
    [2, 4, 'parts'],
    [2, 5, 'parts'],
    [2, 5, undefined],
  ])
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
  ['a sheet that takes the focus as it wakes', 'focusin', focusOn(true), true],
])('%s: %s', (_, name, event, deferred) => {
  const page = pageOf([])
  expect('deferred' in page.dataset).toBe(true)
  page.hear(name, event)
  expect('deferred' in page.dataset).toBe(deferred)
  expect(page.activity.map(({ aborted }) => aborted)).toEqual(page.activity.map(() => !deferred))
})
