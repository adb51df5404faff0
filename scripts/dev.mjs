import { command } from './steps/command.mjs'
import { runAgain } from './steps/run-again.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'
import { watchSources } from './steps/watch-sources.mjs'

/** What the server of the shop is made of; the storefront's own sources reach the open page without a new start. */
const sources = ['apps/backend/src', 'apps/host/src', 'packages']

await command(async () => {
  await setUp({ build: false })
  say('Opening the shop from its sources; a new one is filled with its business first.')
  // Nothing is kept that may be another in a minute, and React tells its complaints.
  const shop = runAgain('dev-shop.mjs', { NODE_ENV: 'development', ACCELERATORS: 'off' })
  const stop = watchSources(sources, (file) => {
    say(`${file} changed; opening the shop anew.`)
    shop.again()
  })
  await shop.ended
  stop()
})
