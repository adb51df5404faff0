import { command } from './steps/command.mjs'
import { inRoot } from './steps/root.mjs'
import { runBuilt } from './steps/run-built.mjs'
import { setUp } from './steps/set-up.mjs'

/** `npm run secrets -- list`, or `rotate session|nonce|keys [--overlap 24h]`, on a stopped or a running shop. */
await command(async () => {
  await setUp({ build: 'shop' })
  await runBuilt(inRoot('apps/host/dist/secrets.js'))
})
