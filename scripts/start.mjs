import { command } from './lib/command.mjs'
import { inRoot } from './lib/root.mjs'
import { runBuilt } from './lib/run-built.mjs'
import { setUp } from './lib/set-up.mjs'

await command(async () => {
  await setUp()
  await runBuilt(inRoot('apps/host/dist/main.js'))
})
