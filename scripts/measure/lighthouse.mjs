import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inRoot } from '../steps/root.mjs'
import { run } from '../steps/run.mjs'

const version = 'lighthouse@12'
/** Without a network npm would try for minutes before it says so. */
const impatient = { npm_config_fetch_retries: '0', npm_config_fetch_timeout: '20000' }

/** How Lighthouse is called here: as installed, else by npx, which fetches it; null where neither works. */
export async function findLighthouse() {
  for (const call of [installed(), ['npx', '--yes', version]]) {
    if (!call) continue
    const [program, ...args] = call
    const { code } = await run(program, [...args, '--version'], { quiet: true, env: impatient }).catch(
      () => ({ code: 1 }),
    )
    if (code === 0) return call
  }
  return null
}

function installed() {
  try {
    return [process.execPath, createRequire(inRoot('package.json')).resolve('lighthouse/cli/index.js')]
  } catch {
    return null
  }
}

/** As a phone; a second time where the browser failed to trace itself. */
export async function runLighthouse(call, page) {
  try {
    return await runOnce(call, page)
  } catch {
    return runOnce(call, page)
  }
}

async function runOnce([program, ...args], { url, pageType, chromium, report }) {
  const headers = JSON.stringify({ Cookie: `page_type=${pageType}` })
  const { code, output } = await run(
    program,
    [
      ...args,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--extra-headers=${headers}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { quiet: true, env: { CHROME_PATH: chromium } },
  )
  if (code !== 0) throw new Error(`Lighthouse failed for ${url}: ${output.slice(-500)}`)
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'))
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((key) =>
      String(Math.round((categories[key]?.score ?? 0) * 100)),
    ),
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
  }
}
