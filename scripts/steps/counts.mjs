import { existsSync, readFileSync } from 'node:fs'

/** A suite that died before writing its report, or that found no tests, must not look green. */
const broken = (name) => ({ name, passed: 0, failed: 1 })

export function countVitest(name, file) {
  const report = readReport(file)
  if (!report) return broken(name)
  // A file that cannot be loaded fails as a suite and counts no test of its own.
  const unloaded = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  )
  return guarded(name, report.numPassedTests, report.numFailedTests + unloaded.length)
}

export function countPlaywright(name, file) {
  const report = readReport(file)
  if (!report) return broken(name)
  const { expected, flaky, unexpected } = report.stats
  return guarded(name, expected + flaky, unexpected + report.errors.length)
}

export function countChecks(name, results) {
  const passed = results.filter((result) => result.passed).length
  return guarded(name, passed, results.length - passed)
}

export const sum = (counts) =>
  counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  })

function guarded(name, passed, failed) {
  return passed + failed === 0 ? broken(name) : { name, passed, failed }
}

function readReport(file) {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
