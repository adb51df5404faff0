import { ACTIVITY_EVENTS } from './activity-events.ts'

/** A picture that hangs on a bad network must not keep the rest from beginning. */
const PATIENCE = 4000
/** Safari has no idle callback. */
const BREATH = 50

type Task = () => void

const waiting = new Set<Task>()
let asked = false

/** After the page's own pictures and scripts, when nothing else is to do; each task in a turn of its own. */
export function whenIdle(task: Task): () => void {
  const mine = () => task()
  waiting.add(mine)
  // One question for all: a page that wakes has a dozen of them, and each is a timer and a callback to the browser.
  if (!asked) {
    asked = true
    afterLoad(askForIdle)
  }
  return () => void waiting.delete(mine)
}

function askForIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(runNext, { timeout: 2000 })
  else setTimeout(runNext, BREATH)
}

function runNext(): void {
  const [task] = waiting
  if (task) waiting.delete(task)
  asked = waiting.size > 0
  if (asked) askForIdle()
  task?.()
}

function afterLoad(begin: Task): void {
  if (document.readyState === 'complete') {
    begin()
    return
  }
  const ended = new AbortController()
  const once = () => {
    ended.abort()
    clearTimeout(late)
    begin()
  }
  const late = setTimeout(once, PATIENCE)
  addEventListener('load', once, { signal: ended.signal })
}

/** Not before so many milliseconds have passed. */
export function whenIdleAfter(ms: number, task: () => void): () => void {
  let stop = () => {}
  const timer = setTimeout(() => {
    stop = whenIdle(task)
  }, ms)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Longer than a slow phone takes to show what was tapped. */
const SHOWN = 300

/** For what a tap sets off and nobody waits for: idle moments come before its frame is on the screen, too. */
export const whenAnswered = (task: () => void): (() => void) => whenIdleAfter(SHOWN, task)

/** A hand that moves is answered first, and taps come in flocks, about a second from one to the next. */
export const REST_MS = 1500

/** After so many milliseconds; after others in which no hand moved, if one has. */
export function whenStill(ms: number, task: Task, restMs = REST_MS): () => void {
  const activity = new AbortController()
  let stop = () => {}
  const begin = () => {
    activity.abort()
    stop = whenIdle(task)
  }
  let timer = setTimeout(begin, ms)
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(begin, restMs)
  }
  for (const hand of ACTIVITY_EVENTS)
    addEventListener(hand, wait, { passive: true, capture: true, signal: activity.signal })
  return () => {
    activity.abort()
    clearTimeout(timer)
    stop()
  }
}

const SETTLED = 5000
/** What a tap has set off, and waits for the hand as well, comes before. */
const SETTLED_AFTER_HAND = 3000
const unsettled = new Set<Task>()
let isSettling = false

/** For what may come later still: once the visitor has done something and rests, or has looked at the page for a while. */
export function whenSettled(task: Task): () => void {
  const mine = () => task()
  unsettled.add(mine)
  // One pair of ears for all: each would be a part of the first tap.
  if (!isSettling) {
    isSettling = true
    whenIdle(() => whenStill(SETTLED, settle, SETTLED_AFTER_HAND))
  }
  return () => void unsettled.delete(mine)
}

function settle(): void {
  isSettling = false
  for (const task of unsettled) {
    whenIdle(() => {
      if (unsettled.delete(task)) task()
    })
  }
}
