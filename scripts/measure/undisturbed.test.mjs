import { expect, it } from 'vitest'
import { stolenShare } from './stolen-time.mjs'
import { undisturbed } from './undisturbed.mjs'

/** Measures 1, 2, 3 … on a machine of which these shares are stolen, run after run. */
async function measuredWith(...shares) {
  let all = 0
  let stolen = 0
  let run = 0
  const measure = async () => {
    stolen += (shares[run] ?? 0) * 1_000
    all += 1_000
    run += 1
    return { value: run }
  }
  return undisturbed(measure, () => ({ all, stolen }))
}

it('takes the first run that nobody disturbed', async () => {
  expect(await measuredWith(0)).toEqual({ value: 1, disturbed: 0 })
  expect(await measuredWith(0.2, 0.02, 0.01)).toEqual({ value: 3, disturbed: 2 })
})

it('does not wait for ever for a neighbour to rest', async () => {
  expect(await measuredWith(0.2, 0.2, 0.2, 0.2, 0)).toEqual({ value: 4, disturbed: 3 })
})

it('knows of no theft where no kernel counts it', async () => {
  expect(stolenShare(null, null)).toBe(0)
  expect(
    await undisturbed(
      async () => ({ value: 1 }),
      () => null,
    ),
  ).toEqual({ value: 1, disturbed: 0 })
})
