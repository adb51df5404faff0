import { mkdirSync, rmSync } from 'node:fs'
import { heavierRoutes, measureFirstLoad } from './measure/first-load.mjs'
import { bundle } from './steps/bundle.mjs'
import { lint, types, unused } from './steps/checks.mjs'
import { findChromium } from './steps/chromium.mjs'
import { command } from './steps/command.mjs'
import { countChecks, countPlaywright, countVitest, sum } from './steps/counts.mjs'
import { inRoot } from './steps/root.mjs'
import { binPath, run } from './steps/run.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'
import { openShop } from './steps/shop-process.mjs'
import { testEnvironment } from './steps/test-environment.mjs'

const results = inRoot('.cache', 'results')

async function repository() {
  say('Repository checks: format, lint, types, what is unused, weight of the pages.')
  const heavier = heavierRoutes(measureFirstLoad())
  for (const line of heavier) say(line)
  const weight = { name: 'first load', passed: heavier.length === 0 }
  return countChecks('repository checks', [weight, await lint(), ...(await types()), await unused()])
}

async function units() {
  say('Unit and backend tests; the backend runs on SQLite and on PostgreSQL.')
  const report = `${results}/vitest.json`
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await run(binPath('vitest'), args)
  return countVitest('unit and backend', report)
}

async function browser() {
  const chromium = await findChromium()
  say(`Browser tests with ${chromium}.`)
  const report = `${results}/playwright.json`
  const shop = await openShop(`${results}/shop.log`)
  try {
    await run(binPath('playwright'), ['test'], {
      cwd: inRoot('e2e'),
      env: {
        SHOP_URL: shop.url,
        SHOP_DATA_DIR: shop.dataDir,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    })
  } finally {
    await shop.close()
  }
  return countPlaywright('browser', report)
}

/** Orders on both databases while host and database are killed. */
async function crashes() {
  say('Orders under kill -9, on SQLite and on PostgreSQL.')
  const { code } = await run(process.execPath, [await bundle('crash.ts'), '8'])
  return countChecks('crashes', [{ name: 'orders under kill -9', passed: code === 0 }])
}

/** A suite that could not even begin is one failure; the others still run. */
async function suite(name, work) {
  try {
    return await work()
  } catch (fault) {
    say(`${name}: ${fault.message}`)
    return { name, passed: 0, failed: 1 }
  }
}

await command(async () => {
  process.env = testEnvironment(process.env)
  await setUp({ tests: true })
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const counts = [
    await suite('unit and backend', units),
    // Restarting and recovering is mostly waiting: compilers have the processor meanwhile.
    ...(await Promise.all([suite('repository checks', repository), suite('crashes', crashes)])),
    await suite('browser', browser),
  ]
  for (const { name, passed, failed } of counts) say(`${name}: ${passed} passed, ${failed} failed`)
  const { passed, failed } = sum(counts)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
