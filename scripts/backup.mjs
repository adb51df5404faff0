import { resolve } from 'node:path'
import { backUp } from './lib/back-up.mjs'
import { command } from './lib/command.mjs'
import { StepFailed } from './lib/run.mjs'
import { say } from './lib/say.mjs'

/** `npm run backup -- DIR`: a copy of DATA_DIR, also of an open shop. PostgreSQL has pg_dump. */
await command(() => {
  const target = process.argv[2]
  if (!target) throw new StepFailed('Where to? npm run backup -- DIR')
  if (process.env.DATABASE_URL) {
    throw new StepFailed('The shop is on PostgreSQL: pg_dump --format=custom "$DATABASE_URL" > shop.dump')
  }
  const typedIn = process.env.INIT_CWD ?? process.cwd()
  say(`Written: ${backUp(resolve(process.env.DATA_DIR ?? 'data'), resolve(typedIn, target))}`)
})
