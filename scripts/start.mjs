import '../apps/host/src/operations/quick-ticks.mjs'
import { command } from './lib/command.mjs'
import { leaveWithParent } from './lib/leave-with-parent.mjs'
import { inRoot } from './lib/root.mjs'
import { runBuilt } from './lib/run-built.mjs'
import { setUp } from './lib/set-up.mjs'

await command(async () => {
  await setUp()
  leaveWithParent()
  await runBuilt(inRoot('apps/host/dist/main.js'))
})
