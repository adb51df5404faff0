/** What a measured page has to reach on Lighthouse's phone. */
const least = { Perf: 99, A11y: 100, Best: 100, SEO: 100 }
const most = { LCP: 1_700, TBT: 50, CLS: 0.001 }

/** The names of what a page misses; without Lighthouse there are no scores to miss. */
export function missesOf({ scores, largestPaint, blocking, shift }) {
  const reached = Object.keys(least).map((name, index) => [name, Number(scores?.[index] ?? least[name])])
  const taken = { LCP: largestPaint, TBT: blocking, CLS: shift }
  return [
    ...reached.filter(([name, score]) => !(score >= least[name])).map(([name]) => name),
    ...Object.keys(most).filter((name) => !(taken[name] <= most[name])),
  ]
}
