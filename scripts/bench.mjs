import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { lineOf, passes, writeReport } from './measure/bench-report.mjs'
import { bundle } from './steps/bundle.mjs'
import { findChromium } from './steps/chromium.mjs'
import { command } from './steps/command.mjs'
import { inRoot, root } from './steps/root.mjs'
import { StepFailed } from './steps/run.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'

const ending = '.bench.ts'
/** Measured in a real browser, which is fetched where there is none. */
const inBrowser = new Set(['taps'])

/** Runs one bench; its `row {…}` lines are figures, the others are shown as they are. */
async function figuresOf(name) {
  const program = await bundle(name + ending)
  const env = inBrowser.has(name) ? { ...process.env, CHROMIUM_PATH: await findChromium() } : process.env
  const child = spawn(process.execPath, [program], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const rows = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('row ')) return console.log(line)
    const row = JSON.parse(line.slice(4))
    rows.push(row)
    console.log(`  ${lineOf(row).filter(Boolean).join(' · ')}`)
  })
  const [code] = await once(child, 'close')
  return { rows, code }
}

/** Every `bench/<name>.bench.ts` measures one subject; `npm run bench -- <name>` takes only that one. */
await command(async () => {
  const wanted = process.argv[2]
  const names = readdirSync(inRoot('bench'))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => !wanted || name === wanted)
  if (names.length === 0) throw new StepFailed(`There is no bench named ${wanted ?? 'anything'}.`)
  await setUp({ tests: true })
  const all = []
  let worst = 0
  for (const name of names) {
    say(`bench ${name}`)
    const { rows, code } = await figuresOf(name)
    all.push(...rows)
    worst = Math.max(worst, code ?? 1)
  }
  const budgeted = all.filter((row) => passes(row) !== null)
  say(`${budgeted.filter((row) => passes(row)).length} of ${budgeted.length} budgets are met.`)
  say(`Written: ${writeReport(all, wanted)}`)
  return worst
})
