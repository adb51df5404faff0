import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countChecks, countPlaywright, countVitest, sum } from './counts.mjs'

const report = (content) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('counts', () => {
  it('are those of the reports', () => {
    const vitest = { numPassedTests: 12, numFailedTests: 1, testResults: [] }
    expect(countVitest('unit', report(vitest))).toEqual({ name: 'unit', passed: 12, failed: 1 })
    const playwright = { stats: { expected: 5, unexpected: 2, flaky: 1 }, errors: [] }
    expect(countPlaywright('browser', report(playwright))).toEqual({ name: 'browser', passed: 6, failed: 2 })
  })

  it('call a test file that could not be loaded a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    const vitest = { numPassedTests: 3, numFailedTests: 0, testResults }
    expect(countVitest('unit', report(vitest)).failed).toBe(1)
  })

  it.each([
    ['no report', () => countVitest('unit', '/no/such/report.json')],
    ['half a report', () => countPlaywright('browser', report('{"stats":'))],
    [
      'no tests',
      () => countVitest('unit', report({ numPassedTests: 0, numFailedTests: 0, testResults: [] })),
    ],
    ['no checks', () => countChecks('checks', [])],
  ])('never call %s green', (_what, count) => {
    expect(count()).toMatchObject({ passed: 0, failed: 1 })
  })

  it('add up', () => {
    const counts = [
      { passed: 2, failed: 0 },
      { passed: 3, failed: 1 },
    ]
    expect(sum(counts)).toEqual({ passed: 5, failed: 1 })
  })
})
