import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { command } from './steps/command.mjs'
import { countVitest } from './steps/counts.mjs'
import { fetchNode } from './steps/fetch-node.mjs'
import { openNewShop } from './steps/new-shop.mjs'
import { firstOrder, isThere } from './steps/order-from-outside.mjs'
import { inRoot } from './steps/root.mjs'
import { run, runOrFail, StepFailed } from './steps/run.mjs'
import { say, seconds } from './steps/say.mjs'
import { withoutCompilers } from './steps/without-compilers.mjs'

/** What README and `engines` call supported: the first of Node 20 and 22, and the newest of each. */
const supported = ['20.19.0', '20', '22.12.0', '22', '24', '26']

/**
 * `npm run matrix`, or `npm run matrix -- 22 24`: on each Node, as a newcomer without compilers and with an empty npm
 * cache: a clone of the last commit is started to its first page, an order placed, the process killed, the order found
 * after the next start; then unit tests, and the backend's over HTTP on SQLite. `--start` leaves the tests out.
 */
await command(async () => {
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  const rows = []
  for (const wanted of named.length > 0 ? named : supported) rows.push(await tryOn(wanted))
  console.log('\nNode | SQLite | first page | second start | tests')
  for (const { version, driver, first, second, tests } of rows)
    console.log([version, driver, first, second, tests].join(' | '))
  return rows.every(({ passed }) => passed) ? 0 : 1
})

async function tryOn(wanted) {
  const folder = mkdtempSync(join(tmpdir(), 'samobranka-matrix-'))
  try {
    const node = await fetchNode(wanted, join(folder, 'node'))
    say(`Node ${node.version}.`)
    return await inClone(folder, node)
  } catch (fault) {
    say(`Node ${wanted}: ${fault instanceof StepFailed ? fault.message : fault.stack}`)
    return { version: wanted, driver: '–', first: '–', second: '–', tests: 'FAILED', passed: false }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function inClone(folder, node) {
  const shop = join(folder, 'shop')
  const { code, output } = await run('git', ['clone', '--quiet', '--depth=1', `file://${inRoot()}`, shop], {
    quiet: true,
  })
  if (code !== 0) throw new StepFailed(`git clone failed: ${output}`)
  const env = {
    PATH: [node.bin, withoutCompilers(folder)].join(delimiter),
    npm_config_cache: join(folder, 'npm-cache'),
    DATA_DIR: join(folder, 'data'),
  }
  const opened = await openNewShop(shop, env)
  const order = await firstOrder(opened.url).finally(opened.kill)
  const again = await openNewShop(shop, env)
  const found = await isThere(again.url, order).finally(again.kill)
  if (!found) throw new StepFailed('The order is gone after kill -9.')
  const times = `First page after ${seconds(opened.ms)} (${seconds(opened.silence)} of silence at most), again after ${seconds(again.ms)}`
  say(`${times}; the order is there.`)
  const counts = process.argv.includes('--start') ? null : await tests(shop, folder, env)
  return {
    version: node.version,
    driver: node.driver,
    first: seconds(opened.ms),
    second: seconds(again.ms),
    tests: counts ? `${counts.passed} passed, ${counts.failed} failed` : 'not run',
    passed: !counts || counts.failed === 0,
  }
}

async function tests(shop, folder, env) {
  const all = ['ci', '--include=dev', '--no-audit', '--no-fund']
  await runOrFail('Installing what tests need', 'npm', all, { cwd: shop, env })
  const report = join(folder, 'vitest.json')
  const projects = ['--project', 'unit', '--project', 'backend-sqlite']
  const args = ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { output } = await run(join(shop, 'node_modules/.bin/vitest'), args, { cwd: shop, env, quiet: true })
  const counts = countVitest('tests', report)
  if (counts.failed > 0) process.stderr.write(output)
  return counts
}
