import { bundle } from './lib/bundle.mjs'
import { command } from './lib/command.mjs'
import { run } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { setUp } from './lib/set-up.mjs'

/** `npm run crash -- 3600`: customers order for an hour on each database while host and database are killed. */
await command(async () => {
  const seconds = Number(process.argv[2] ?? 60)
  await setUp()
  say(`Orders under kill -9: ${seconds} s on SQLite, ${seconds} s on PostgreSQL.`)
  const { code } = await run(process.execPath, [await bundle('crash.ts'), String(seconds)])
  return code
})
