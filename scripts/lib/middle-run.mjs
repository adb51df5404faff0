import { missesOf } from './page-budget.mjs'

/**
 * A browser that shares its machine stands still now and then, and what it did meanwhile counts four times on a phone. So
 * what two runs of three say is taken for the page; a third is only needed where two disagree about a budget.
 */
export async function middleRun(measure) {
  const runs = [await measure(), await measure()]
  const [first, second] = runs.map((run) => missesOf(run).join())
  if (first !== second) runs.push(await measure())
  return middleOf(runs)
}

/** Of each figure the middle one of three, of two the worse. */
function middleOf(runs) {
  const middle = (figureOf, worse = 1) =>
    runs.map(figureOf).sort((a, b) => worse * (beyond(a) - beyond(b)))[1]
  const [{ scores }] = runs
  return {
    scores: scores?.map((_, place) => String(middle((run) => Number(run.scores[place]), -1))),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    everyBlocking: runs.map(({ blocking }) => blocking),
  }
}

/** What could not be measured is worse than any figure. */
const beyond = (figure) => (Number.isNaN(figure) ? Number.MAX_VALUE : figure)
