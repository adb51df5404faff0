import { readdirSync } from 'node:fs'
import { bundleBench } from './lib/bundle-bench.mjs'
import { command } from './lib/command.mjs'
import { inRoot } from './lib/root.mjs'
import { run, StepFailed } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { setUp } from './lib/set-up.mjs'

/** Every `bench/<name>.bench.ts` is one figure; `npm run bench -- <name>` takes only that one. */
await command(async () => {
  const wanted = process.argv[2]
  const names = readdirSync(inRoot('bench'))
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace('.bench.ts', ''))
    .filter((name) => !wanted || name === wanted)
  if (names.length === 0)
    throw new StepFailed(wanted ? `There is no bench named ${wanted}.` : 'bench/ holds no figures yet.')
  await setUp()
  let worst = 0
  for (const name of names) {
    say(`bench ${name}`)
    const { code } = await run(process.execPath, [await bundleBench(name)])
    worst = Math.max(worst, code)
  }
  return worst
})
