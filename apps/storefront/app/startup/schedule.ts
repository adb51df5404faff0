import { ACTIVITY_EVENTS } from './activity-events.ts'

/** A page that nobody looks at has no frames: its work must not wait for one. */
const FRAME_PATIENCE_MS = 200
/** A picture that hangs on a bad network must not keep the rest from beginning. */
const LOAD_PATIENCE_MS = 4000
const IDLE_PATIENCE_MS = 2000
/** Safari has no idle callback. */
const BREATH_MS = 50
/** So long is a page looked at before nothing more is expected of its visitor. */
const UNTOUCHED_MS = 3000
/** Taps come in flocks, about a second from one to the next. */
const SETTLE_MS = 1500

type Run = () => void

/**
 * after-paint: once the next frame is on the screen, for what belongs to a tap but not to its picture.
 * idle: after the page's own pictures and scripts, when the browser has nothing else to do.
 * settled: idle, once the visitor has looked at the page for a while or has paused after what he did; activity between two
 * tasks holds up the second.
 */
export type When = 'after-paint' | 'idle' | 'settled'

/** `painted` holds what waited for a frame that is on its way to the screen; what comes meanwhile waits for the next. */
type Queue = When | 'painted'

const queues: Readonly<Record<Queue, Set<Run>>> = {
  'after-paint': new Set(),
  painted: new Set(),
  idle: new Set(),
  settled: new Set(),
}
/** One question to the browser for all that wait: each would be a timer, a callback or a listener of its own. */
const requested = new Set<Queue>()
const ask: Readonly<Record<Queue, (open: Run) => void>> = {
  'after-paint': askForFrame,
  painted: (open) => setTimeout(open),
  idle: askForIdle,
  settled: askForSettled,
}

/**
 * Runs the task in a turn of its own, in the order of asking. The answer calls it off, or ends what it has begun: the
 * function that the task itself answered.
 */
export function schedule(task: () => unknown, when: When): () => void {
  let end: unknown
  const run = () => {
    end = task()
  }
  enqueue(when, run)
  return () => {
    for (const queue of Object.values(queues)) queue.delete(run)
    if (typeof end === 'function') end()
    end = undefined
  }
}

function enqueue(name: Queue, run: Run): void {
  queues[name].add(run)
  askFor(name)
}

function askFor(name: Queue): void {
  if (requested.has(name) || queues[name].size === 0) return
  requested.add(name)
  ask[name](() => {
    requested.delete(name)
    runFirst(name)
  })
}

/** A task that throws does not keep the others from theirs. */
function runFirst(name: Queue): void {
  const [run] = queues[name]
  if (run) queues[name].delete(run)
  try {
    run?.()
  } finally {
    askFor(name)
    if (name === 'settled' && queues.settled.size === 0) stopListening()
  }
}

function askForFrame(open: Run): void {
  const begin = () => {
    cancelAnimationFrame(frame)
    clearTimeout(late)
    for (const run of queues['after-paint']) queues.painted.add(run)
    queues['after-paint'].clear()
    askFor('painted')
    open()
  }
  const late = setTimeout(begin, FRAME_PATIENCE_MS)
  const frame = requestAnimationFrame(begin)
}

function askForIdle(open: Run): void {
  if (document.readyState === 'complete') {
    nextIdle(open)
    return
  }
  const ended = new AbortController()
  const once = () => {
    ended.abort()
    clearTimeout(late)
    nextIdle(open)
  }
  const late = setTimeout(once, LOAD_PATIENCE_MS)
  addEventListener('load', once, { signal: ended.signal })
}

function nextIdle(open: Run): void {
  if ('requestIdleCallback' in window) requestIdleCallback(open, { timeout: IDLE_PATIENCE_MS })
  else setTimeout(open, BREATH_MS)
}

/** There while something waits for the page to settle, and no longer: the first tap would pay for it. */
let activity: AbortController | null = null
let isSettled = false
let onSettled: Run = () => {}

function askForSettled(open: Run): void {
  // Activity before the idle moment has begun a new wait, which comes here again.
  const openIfSettled = () => {
    if (isSettled) open()
  }
  onSettled = () => enqueue('idle', openIfSettled)
  if (isSettled) onSettled()
  else if (!activity) enqueue('idle', listen)
}

function listen(): void {
  activity = new AbortController()
  const { signal } = activity
  const settle = () => {
    isSettled = true
    onSettled()
  }
  let timer = setTimeout(settle, UNTOUCHED_MS)
  const wait = () => {
    isSettled = false
    clearTimeout(timer)
    timer = setTimeout(settle, SETTLE_MS)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  for (const event of ACTIVITY_EVENTS) addEventListener(event, wait, { passive: true, capture: true, signal })
}

function stopListening(): void {
  activity?.abort()
  activity = null
  isSettled = false
}
