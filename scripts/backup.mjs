import { resolve } from 'node:path'
import { backUp, copyBeside } from './steps/back-up.mjs'
import { command } from './steps/command.mjs'
import { inRoot } from './steps/root.mjs'
import { StepFailed } from './steps/run.mjs'
import { runBuilt } from './steps/run-built.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'

/** `npm run backup -- DIR`: a copy of the shop as a data folder, also of an open one, and of one on PostgreSQL. */
await command(async () => {
  if (!process.argv[2]) throw new StepFailed('Where to? npm run backup -- DIR')
  const target = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2])
  const dataDir = resolve(process.env.DATA_DIR ?? 'data')
  if (!process.env.DATABASE_URL) return say(`Written: ${backUp(dataDir, target)}`)
  await setUp({ build: 'shop' })
  process.argv[2] = target
  await runBuilt(inRoot('apps/host/dist/db-copy.js'))
  if (process.exitCode) return
  copyBeside(dataDir, target)
  say(`Written: ${target}`)
})
