import { readdirSync } from 'node:fs'
import { command } from './lib/command.mjs'
import { inRoot } from './lib/root.mjs'
import { run, StepFailed } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { setUp } from './lib/set-up.mjs'

/** Every `bench/<name>.bench.mjs` is one figure; `npm run bench -- <name>` takes only that one. */
await command(async () => {
  const wanted = process.argv[2]
  const names = readdirSync(inRoot('bench'))
    .filter((file) => file.endsWith('.bench.mjs'))
    .map((file) => file.replace('.bench.mjs', ''))
    .filter((name) => !wanted || name === wanted)
  if (names.length === 0)
    throw new StepFailed(wanted ? `There is no bench named ${wanted}.` : 'bench/ holds no figures yet.')
  await setUp()
  let worst = 0
  for (const name of names) {
    say(`bench ${name}`)
    const { code } = await run(process.execPath, [inRoot('bench', `${name}.bench.mjs`)])
    worst = Math.max(worst, code)
  }
  return worst
})
