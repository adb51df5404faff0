import { HANDS } from './hands.ts'

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

const SETTLED = 5000
/** A hand that moves is answered first. */
const ANSWERED = 1000

/** For what may come later still: once the visitor does something, or has looked at the page for a while. */
export function whenSettled(task: () => void): () => void {
  const hands = new AbortController()
  const begin = () => {
    hands.abort()
    task()
  }
  let stop = whenIdle(() => {
    stop = whenIdleAfter(SETTLED, begin)
  })
  const touched = () => {
    hands.abort()
    stop()
    stop = whenIdleAfter(ANSWERED, begin)
  }
  for (const hand of HANDS)
    addEventListener(hand, touched, { passive: true, capture: true, signal: hands.signal })
  return () => {
    hands.abort()
    stop()
  }
}
