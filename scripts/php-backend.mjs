import { execFileSync } from 'node:child_process'
import { bundle } from './steps/bundle.mjs'
import { command } from './steps/command.mjs'
import { run, StepFailed } from './steps/run.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'

/**
 * `npm run php-backend`: what a real PHP behind BACKEND_URL reads of everything malformed that strangers send;
 * `-- wordpress`: which calls a real WordPress answers to it.
 */
await command(async () => {
  try {
    execFileSync('php', ['-v'], { stdio: 'ignore' })
  } catch {
    throw new StepFailed('There is no PHP here: apt-get install php-cli, or your system’s own way.')
  }
  await setUp()
  say('Malformed calls to a foreign backend in PHP; a few minutes.')
  const { code } = await run(process.execPath, [await bundle('php-backend.ts'), ...process.argv.slice(2)])
  return code
})
