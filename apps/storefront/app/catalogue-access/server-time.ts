/** The page counts from the server's instant: a visitor's clock may be hours off and would open a closed kitchen. */
let offset = 0
let isKnown = false

/**
 * `now` is that of the page's rendering, which may be minutes ago: pages are kept. The host tells the time of the
 * very answer in a header; where the browser shows it, it counts.
 */
export function setServerTime(now: number): void {
  if (isKnown) return
  const answered = timeOfAnswer()
  isKnown = answered !== null
  offset = answered ?? now - performance.timeOrigin - performance.now()
}

/** How far the host's clock is ahead of ours, by `Server-Timing: clock`. */
function timeOfAnswer(): number | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const clock = page?.serverTiming?.find(({ name }) => name === 'clock')
  return page && clock && clock.duration > 0
    ? clock.duration - performance.timeOrigin - page.responseStart
    : null
}

export function serverTime(): Date {
  return new Date(performance.timeOrigin + performance.now() + offset)
}
