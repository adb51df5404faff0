import { expect, it } from 'vitest'
import { middleRun } from './middle-run.mjs'

const run = (blocking, { perf = '100', largestPaint = 1_400 } = {}) => ({
  scores: [perf, '100', '100', '100'],
  largestPaint,
  blocking,
  shift: 0,
})

/** What is told of a page of which the runs are these, and how many of them it took. */
async function toldOf(...runs) {
  const left = [...runs]
  const result = await middleRun(async () => left.shift())
  return { ...result, taken: runs.length - left.length }
}

it.each([
  ['three that agree are enough, and the middle one is told', [run(20), run(40), run(30), run(99)], 30, 3],
  ['three that miss are enough as well', [run(60), run(90), run(70), run(1)], 70, 3],
  [
    'one against three is outvoted, and the worse of the middle two told',
    [run(90), run(20), run(30), run(40)],
    40,
    4,
  ],
  ['the fifth decides for the page', [run(90), run(20), run(80), run(10), run(30)], 30, 5],
  ['the fifth decides against it', [run(20), run(90), run(30), run(80), run(70)], 70, 5],
])('%s', async (_, runs, blocking, taken) => {
  const result = await toldOf(...runs)
  expect(result).toMatchObject({ blocking, taken })
  expect(result.everyBlocking).toEqual(runs.slice(0, taken).map((one) => one.blocking))
})

it('takes the middle of every figure for itself', async () => {
  const stalled = run(10, { perf: '92', largestPaint: 2_700 })
  const result = await toldOf(stalled, run(90, { perf: '99' }), run(20), run(20), run(20))
  expect(result).toMatchObject({ scores: ['100', '100', '100', '100'], largestPaint: 1_400, blocking: 20 })
})

it('holds what could not be measured for worse than any figure', async () => {
  const blank = run(0, { largestPaint: Number.NaN })
  expect((await toldOf(blank, run(0), blank, blank)).largestPaint).toBeNaN()
  expect((await toldOf(blank, run(0), run(0), run(0))).largestPaint).toBe(1_400)
})

it('tells no scores where there are none', async () => {
  const bare = { ...run(0), scores: undefined }
  expect((await toldOf(bare, bare, bare)).scores).toBeUndefined()
})

it('counts the runs that were thrown away', async () => {
  const result = await toldOf({ ...run(0), disturbed: 2 }, run(0), { ...run(0), disturbed: 1 })
  expect(result.disturbed).toBe(3)
})
