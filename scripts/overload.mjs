import { bundle } from './lib/bundle.mjs'
import { command } from './lib/command.mjs'
import { run, StepFailed } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { setUp } from './lib/set-up.mjs'

/** `npm run overload -- 3600`: twice as many visitors as the host can serve, for an hour. */
await command(async () => {
  const seconds = Number(process.argv[2] ?? 60)
  if (!(seconds > 0)) throw new StepFailed('After -- comes the number of seconds.')
  await setUp()
  say(`Twice as many visitors as can be served, for ${seconds} s.`)
  const { code } = await run(process.execPath, [await bundle('overload.ts'), String(seconds)])
  return code
})
