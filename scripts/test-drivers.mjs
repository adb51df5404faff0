import { driversHere, loadSqlite } from '../apps/backend/src/database/sqlite/sqlite-driver.mjs'
import { bundle } from './steps/bundle.mjs'
import { command } from './steps/command.mjs'
import { binPath, run } from './steps/run.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'
import { testEnvironment } from './steps/test-environment.mjs'

/**
 * `npm run test:drivers`, or `npm run test:drivers -- photostructure`: all tests that touch SQLite, and orders under
 * kill -9, on each driver that this Node can have; `npm test` tries all on the best and a telling part on the others.
 */
await command(async () => {
  process.env = testEnvironment(process.env)
  await setUp({ tests: true })
  const [wanted] = process.argv.slice(2)
  if (wanted) loadSqlite(wanted)
  let failed = 0
  for (const driver of wanted ? [wanted] : driversHere()) {
    say(`On SQLite of ${driver}.`)
    process.env.SQLITE_DRIVER = driver
    const tests = [
      'run',
      '--project',
      'backend-sqlite',
      '--project',
      'unit',
      'apps/backend',
      'apps/host',
      'scripts',
    ]
    const { code } = await run(binPath('vitest'), tests)
    const crashes = await run(process.execPath, [await bundle('crash.ts'), '20', 'sqlite'])
    say(`${driver}: ${code === 0 && crashes.code === 0 ? 'all passed' : 'FAILED'}.`)
    failed += code === 0 && crashes.code === 0 ? 0 : 1
  }
  return failed === 0 ? 0 : 1
})
