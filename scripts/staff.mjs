import { command } from './steps/command.mjs'
import { inRoot } from './steps/root.mjs'
import { runBuilt } from './steps/run-built.mjs'
import { setUp } from './steps/set-up.mjs'

/** `npm run staff -- owner-link [--person 3 | --new]`, on a stopped or a running shop. */
await command(async () => {
  await setUp({ build: 'shop' })
  await runBuilt(inRoot('apps/host/dist/staff.js'))
})
