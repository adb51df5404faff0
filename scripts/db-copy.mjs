import { command } from './steps/command.mjs'
import { inRoot } from './steps/root.mjs'
import { runBuilt } from './steps/run-built.mjs'
import { setUp } from './steps/set-up.mjs'

/** `DATABASE_URL=postgres://… npm run db:copy`: a shop that outgrew its SQLite file moves into PostgreSQL. */
await command(async () => {
  await setUp({ build: 'shop' })
  await runBuilt(inRoot('apps/host/dist/db-copy.js'))
})
