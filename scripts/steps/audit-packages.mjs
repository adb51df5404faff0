import { run } from './run.mjs'

/**
 * What the registry knows against the packages of a shop. `unknown` is its own answer: a registry that does not tell
 * must not look like one that knows of nothing.
 */
export async function auditPackages(env = {}) {
  const { answer, output } = await run('npm', ['audit', '--omit=dev', '--json'], { quiet: true, env })
  const report = parse(answer)
  if (!report?.metadata?.vulnerabilities) return { kind: 'unknown', why: report?.message ?? output.trim() }
  const holes = Object.values(report.vulnerabilities).flatMap(({ name, range, via }) =>
    via
      .filter((each) => typeof each === 'object')
      .map(({ title, severity, url }) => ({ name, range, title, severity, url })),
  )
  return report.metadata.vulnerabilities.total === 0 ? { kind: 'clean' } : { kind: 'holes', holes }
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
