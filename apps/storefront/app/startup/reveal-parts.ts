import { ACTIVITY_EVENTS } from './activity-events.ts'

/** After the page has come; sooner, and all at once, when somebody begins to move in it. */
const DEFERRED_MS = 1600
/** Some parts in each. To say it of the page instead would be a question to all of its parts and pictures, every time. */
const STEP_MS = 50
/** On a network that hangs the page never has come. */
const LONGEST_MS = 4000
/** In elements; with more of them at once a slow phone's frame takes a tenth of a second. */
const IN_A_FRAME = 60
/** In elements: to ask for a picture and to unpack it takes about as long as these. */
const A_PICTURE = 4

/** What a component may say of itself; deferred.css hides it. */
const HIDDEN = [
  // It waits.
  '[data-defer]',
  // A list: what stands in it after so many waits.
  '[data-defer-after="1"] > :nth-child(n + 2) > *',
  '[data-defer-after="2"] > :nth-child(n + 3) > *',
  // It waits where a sheet lies over it, and not otherwise.
  '[data-behind] [data-defer-behind]',
]
  .map((part) => `${part}:not([data-revealed])`)
  .join()

/**
 * A phone's first frame draws the top of the page. What else stands in its window comes with the next ones, a part or a
 * few small ones in each, and then what is above; what is below or beside it waits (`data-deferred`, see deferred.css)
 * until the window is full and hydrated, and what is behind a sheet until then. A page that scrolls to where it was, or to
 * what it was asked for, and a dialog that takes the focus as it hydrates are not the visitor's doing. When all is revealed nobody
 * listens any more: the first tap of a visit would pay for it. In the page's head, so that it works before everything else
 * is loaded; without scripts nothing is deferred.
 */
export function revealParts(): void {
  const { dataset } = document.documentElement
  const activity = new AbortController()
  let left: readonly HTMLElement[] = []
  let isRequested = false
  const on = (name: string, listener: (event: Event) => void) =>
    addEventListener(name, listener, { passive: true, capture: true, signal: activity.signal })
  const revealAll = () => {
    delete dataset.deferred
    activity.abort()
  }
  const look = () => {
    isRequested = false
    if (!dataset.deferred) return
    const seen = hiddenIn(document).filter(
      (part) => isShownAround(part) && !isBehind(part) && isInWindow(part),
    )
    const notAbove = seen.filter((part) => part.getBoundingClientRect().bottom > 0)
    revealSome(notAbove.length > 0 ? notAbove : seen)
    if (seen.length > 0 || document.readyState === 'loading') lookAfterFrame()
  }
  const lookAfterFrame = () => {
    if (isRequested) return
    isRequested = true
    requestAnimationFrame(() => setTimeout(look))
  }
  const step = () => {
    if (!dataset.deferred) return
    if (dataset.deferred === 'pictures') dataset.deferred = 'parts'
    else {
      if (left.length === 0) left = frontFirst(hiddenIn(document))
      if (left.length === 0) return revealAll()
      left = revealSome(left)
    }
    setTimeout(step, STEP_MS)
  }

  dataset.deferred = 'pictures'
  lookAfterFrame()
  for (const name of ACTIVITY_EVENTS) on(name, revealAll)
  on('scroll', lookAfterFrame)
  on('focusin', ({ target }) => {
    if (!(target as Element).closest('[role=dialog]')) revealAll()
  })
  const late = setTimeout(revealAll, LONGEST_MS)
  addEventListener('load', () => {
    clearTimeout(late)
    setTimeout(step, DEFERRED_MS)
  })
}

const hiddenIn = (around: ParentNode) => [...around.querySelectorAll<HTMLElement>(HIDDEN)]

/** Nobody asks where one stands before the part around it is drawn: that would lay all of it out. */
const isShownAround = (part: Element) => !part.parentElement?.closest(HIDDEN)

const isBehind = (part: Element) => part.closest('[data-behind]') !== null

const frontFirst = (parts: readonly HTMLElement[]) => [
  ...parts.filter((part) => !isBehind(part)),
  ...parts.filter(isBehind),
]

function isInWindow(part: Element): boolean {
  const { top, left, right } = part.getBoundingClientRect()
  return top < innerHeight && left < innerWidth && right > 0
}

/** As many as a frame can take, and one at least; answers the others. */
function revealSome(parts: readonly HTMLElement[]): readonly HTMLElement[] {
  let room = IN_A_FRAME
  const last = parts.findIndex((part, place) => {
    const size = shownSize(part)
    if (place > 0 && size > room) return true
    part.dataset.revealed = ''
    room -= size
    return false
  })
  return last === -1 ? [] : parts.slice(last)
}

/** What waits within it comes later. */
const shownSize = (part: Element) =>
  hiddenIn(part).reduce((size, later) => size - sizeOf(later), sizeOf(part))

const sizeOf = (part: Element) =>
  part.getElementsByTagName('*').length + A_PICTURE * part.getElementsByTagName('img').length
