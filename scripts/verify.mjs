import { ensureBuilt } from './steps/build.mjs'
import { lint, types, unused } from './steps/checks.mjs'
import { command } from './steps/command.mjs'
import { binPath, run, StepFailed } from './steps/run.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'

const steps = {
  'format and lint': async () => (await lint()).passed,
  types: async () => (await types()).every((result) => result.passed),
  'nothing unused': async () => (await unused()).passed,
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
