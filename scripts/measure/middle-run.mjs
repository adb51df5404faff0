import { missesOf } from './page-budget.mjs'

/** Lighthouse's own advice for a machine that does something else as well. */
const RUNS = 5
const MOST = Math.ceil(RUNS / 2)

/**
 * A browser that shares its machine stands still now and then, and what it did meanwhile counts four times on a phone. So
 * the middle of five runs is taken for the page; when three have said the same, the others would not change it.
 */
export async function middleRun(measure) {
  const runs = []
  const said = {}
  while (runs.length < RUNS) {
    const measured = await measure()
    runs.push(measured)
    const misses = missesOf(measured).join()
    said[misses] = (said[misses] ?? 0) + 1
    if (said[misses] === MOST) break
  }
  return middleOf(runs)
}

/** Of each figure the middle one, of two in the middle the worse. */
function middleOf(runs) {
  const middle = (figureOf, worse = 1) =>
    runs.map(figureOf).sort((a, b) => worse * (beyond(a) - beyond(b)))[Math.floor(runs.length / 2)]
  const [{ scores }] = runs
  return {
    scores: scores?.map((_, place) => String(middle((run) => Number(run.scores[place]), -1))),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    everyBlocking: runs.map(({ blocking }) => blocking),
    disturbed: runs.reduce((sum, { disturbed = 0 }) => sum + disturbed, 0),
  }
}

/** What could not be measured is worse than any figure. */
const beyond = (figure) => (Number.isNaN(figure) ? Number.MAX_VALUE : figure)
