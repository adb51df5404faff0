import { afterEach, expect, it, vi } from 'vitest'
import { holdStill } from './hold-still.ts'

/** A page with something held at its place, the browser's own part in our hand. */
function heldPage({ at = 5000, stays = true } = {}) {
  let [top, scrolled] = [at, at]
  let seeSizes = () => {}
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('scrollY', scrolled)
  const scroll = (by: number) => {
    scrolled += by
    vi.stubGlobal('scrollY', scrolled)
  }
  vi.stubGlobal('scrollBy', ({ top: by }: { top: number }) => scroll(by))
  vi.stubGlobal('addEventListener', (name: string, hear: () => void, options: { signal: AbortSignal }) => {
    listeners.set(name, hear)
    options.signal.addEventListener('abort', () => listeners.delete(name))
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(see: () => void) {
        seeSizes = see
      }
      observe() {}
      disconnect() {
        seeSizes = () => {}
      }
    },
  )
  const hold = holdStill({
    around: [],
    distance: () => top - scrolled,
    stays: () => stays,
    onRelease: () => {},
  })
  return {
    get isHeld() {
      return !hold.isOver
    },
    get distance() {
      return top - scrolled
    },
    /** What stands above it grows; `followed` is how far the browser goes with it by itself. */
    grow(above: number, { followed = 0 } = {}) {
      top += above
      scroll(followed)
      seeSizes()
    },
    scroll(by: number) {
      scroll(by)
      listeners.get('scroll')?.()
    },
    hear: (name: string) => listeners.get(name)?.(),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('goes with what grows above it', () => {
  const page = heldPage()
  page.grow(400)
  page.grow(-150)
  expect(page).toMatchObject({ isHeld: true, distance: 0 })
})

it.each([
  ['a hair', 2],
  ['a row', 396],
])('does not take the browser’s own following of %s for a hand', (_, above) => {
  const page = heldPage()
  page.grow(above, { followed: above })
  page.scroll(0)
  page.grow(400)
  expect(page).toMatchObject({ isHeld: true, distance: 0 })
})

it('puts right what the browser has followed in part', () => {
  const page = heldPage()
  page.grow(400, { followed: 150 })
  expect(page).toMatchObject({ isHeld: true, distance: 0 })
})

it('lets go of a page that somebody scrolls', () => {
  const page = heldPage()
  page.scroll(120)
  expect(page).toMatchObject({ isHeld: false, distance: -120 })
})

it.each(['wheel', 'pointercancel', 'keydown'])('lets go at a %s', (hand) => {
  const page = heldPage()
  page.hear(hand)
  page.grow(400)
  expect(page).toMatchObject({ isHeld: false, distance: 400 })
})

it('takes the scroll of a step back from a dialog for the page’s own', () => {
  const page = heldPage()
  page.hear('popstate')
  page.scroll(-300)
  expect(page).toMatchObject({ isHeld: true, distance: 0 })
  page.scroll(-300)
  expect(page.isHeld).toBe(false)
})

it('lets go at a step to another place', () => {
  const page = heldPage({ stays: false })
  page.hear('popstate')
  expect(page.isHeld).toBe(false)
})
