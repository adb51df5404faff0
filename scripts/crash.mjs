import { bundle } from './lib/bundle.mjs'
import { command } from './lib/command.mjs'
import { run, StepFailed } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { setUp } from './lib/set-up.mjs'

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/**
 * `npm run crash -- 3600`: customers order for an hour on each database while host and database are killed;
 * `npm run crash -- 3600 sqlite` (or `postgres`) takes only that one.
 */
await command(async () => {
  const seconds = Number(process.argv[2] ?? 60)
  const only = process.argv[3]
  if (!(seconds > 0) || (only && !(only in engines)))
    throw new StepFailed('npm run crash -- <seconds> [sqlite|postgres]')
  await setUp()
  const where = only ? [engines[only]] : Object.values(engines)
  say(`Orders under kill -9: ${where.map((engine) => `${seconds} s on ${engine}`).join(', ')}.`)
  const args = [await bundle('crash.ts'), String(seconds), ...(only ? [only] : [])]
  const { code } = await run(process.execPath, args)
  return code
})
