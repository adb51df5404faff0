import { ensureBuilt } from './lib/build.mjs'
import { lint, types } from './lib/checks.mjs'
import { command } from './lib/command.mjs'
import { binPath, run, StepFailed } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { setUp } from './lib/set-up.mjs'

const steps = {
  'format and lint': async () => (await lint()).passed,
  types: async () => (await types()).every((result) => result.passed),
  'unit tests': async () => (await run(binPath('vitest'), ['run'])).code === 0,
  build: async () => {
    await ensureBuilt()
    return true
  },
}

await command(async () => {
  await setUp({ build: false, tests: true })
  for (const [name, passes] of Object.entries(steps)) {
    say(`${name} …`)
    if (!(await passes())) throw new StepFailed(`Stopped: ${name} failed.`)
  }
  say('Verified.')
})
