import { resolve } from 'node:path'
import { backUp, copyBeside } from './lib/back-up.mjs'
import { command } from './lib/command.mjs'
import { inRoot } from './lib/root.mjs'
import { StepFailed } from './lib/run.mjs'
import { runBuilt } from './lib/run-built.mjs'
import { say } from './lib/say.mjs'
import { setUp } from './lib/set-up.mjs'

/** `npm run backup -- DIR`: a copy of the shop as a data folder, also of an open one, and of one on PostgreSQL. */
await command(async () => {
  if (!process.argv[2]) throw new StepFailed('Where to? npm run backup -- DIR')
  const target = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2])
  const dataDir = resolve(process.env.DATA_DIR ?? 'data')
  if (!process.env.DATABASE_URL) return say(`Written: ${backUp(dataDir, target)}`)
  await setUp()
  process.argv[2] = target
  await runBuilt(inRoot('apps/host/dist/db-copy.js'))
  if (process.exitCode) return
  copyBeside(dataDir, target)
  say(`Written: ${target}`)
})
