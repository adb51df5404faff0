import { command } from './lib/command.mjs'
import { inRoot } from './lib/root.mjs'
import { runBuilt } from './lib/run-built.mjs'
import { setUp } from './lib/set-up.mjs'

/** `npm run secrets -- list`, or `rotate session|nonce|keys [--overlap 24h]`, on a stopped or a running shop. */
await command(async () => {
  await setUp()
  await runBuilt(inRoot('apps/host/dist/secrets.js'))
})
