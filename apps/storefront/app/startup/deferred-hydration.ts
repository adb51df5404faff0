import { ACTIVITY_EVENTS } from './activity-events.ts'

/** The browser itself has much to do when a page has come: what hydrates beside it takes twice as long. */
const QUIET_MS = 600
/** On a network that hangs the page never has come. */
const PATIENCE_MS = 1500
/** A tab in the background has no frames, and a picture may never come. */
const SEEN_MS = 1000
/** After a file that is compiled whole as it comes (see vite.config.ts): several at once take the cores from the page. */
const APART_MS = 40
const COMPILED = /\/(?:react|router|shop|menu)-/

const after = (milliseconds: number) => new Promise<void>((done) => setTimeout(() => done(), milliseconds))

const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => done())))

/** @public Called by the text that render/deferred-hydration.ts puts behind this script. */
export const nextTurn = () => after(0)

/**
 * Waits for the first frame and its most important picture (`fetchpriority=high`), until that is seen (a frame is on the screen when the
 * next one is drawn), but not for long. Then the files are asked for, one soon after the other, and the page may begin
 * when it has come and has been quiet; all at once when the visitor does something.
 */
export async function waitForLoad(files: readonly string[]): Promise<void> {
  const activity = new AbortController()
  const acted = firstActivity(activity.signal)
  if (!document.hidden) {
    await Promise.race([acted, nextFrame(), after(SEEN_MS)])
    await Promise.race([acted, firstPictureSeen(), after(SEEN_MS)])
  }
  await askFor(files, acted)
  const loaded = come().then(() => after(QUIET_MS))
  await Promise.race([acted, loaded, after(PATIENCE_MS)])
  activity.abort()
}

const firstActivity = (signal: AbortSignal) =>
  new Promise<Event>((done) => {
    for (const name of ACTIVITY_EVENTS) addEventListener(name, done, { passive: true, capture: true, signal })
  })

const firstPictureSeen = () =>
  document
    .querySelector<HTMLImageElement>('img[fetchpriority=high]')
    ?.decode()
    .then(nextFrame)
    .then(nextFrame, () => {})

/** Whatever is put into a page, a link as well, is a frame of it: they are put there together. */
async function askFor(files: readonly string[], acted: Promise<Event>): Promise<void> {
  const links = files.map((href) => Object.assign(document.createElement('link'), { href }))
  document.head.append(...links)
  for (const link of links) {
    link.rel = 'modulepreload'
    await Promise.race([acted, after(COMPILED.test(link.href) ? APART_MS : 0)])
  }
}

const come = () =>
  new Promise<unknown>((done) => {
    if (document.readyState === 'complete') done(null)
    else addEventListener('load', done, { once: true })
  })

interface RouterContext {
  readonly streamController: ReadableStreamDefaultController<string>
}

/** The data stands behind the page as a text; the framework's own script would have passed it at once. */
export function passData(id: string): void {
  const pass = () => {
    const { __reactRouterContext } = window as unknown as { __reactRouterContext: RouterContext }
    const data = __reactRouterContext.streamController
    data.enqueue(document.getElementById(id)?.textContent ?? '')
    data.close()
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', pass, { once: true })
  else pass()
}
