import { HANDS } from './hands.ts'

/** A picture that hangs on a bad network must not keep the rest from beginning. */
const PATIENCE = 4000

/** After the page's own pictures and scripts, when nothing else is to do; Safari has no idle callback. */
export function whenIdle(task: () => void): () => void {
  let done = false
  const run = () => {
    if (done) return
    done = true
    task()
  }
  const ask = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200)
  const late = setTimeout(ask, PATIENCE)
  const loaded = () => {
    clearTimeout(late)
    ask()
  }
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded, { once: true })
  return () => {
    done = true
    clearTimeout(late)
    removeEventListener('load', loaded)
  }
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
