import { command } from './lib/command.mjs'
import { inRoot } from './lib/root.mjs'
import { runBuilt } from './lib/run-built.mjs'
import { setUp } from './lib/set-up.mjs'

/** `DATABASE_URL=postgres://… npm run db:copy`: a shop that outgrew its SQLite file moves into PostgreSQL. */
await command(async () => {
  await setUp()
  await runBuilt(inRoot('apps/host/dist/db-copy.js'))
})
