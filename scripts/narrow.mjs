import { mkdirSync } from 'node:fs'
import { findChromium } from './lib/chromium.mjs'
import { command } from './lib/command.mjs'
import { inRoot } from './lib/root.mjs'
import { binPath, run } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { setUp } from './lib/set-up.mjs'
import { openShop } from './lib/shop-process.mjs'
import { testEnvironment } from './lib/test-environment.mjs'

const results = inRoot('.cache', 'results')

/** `npm run narrow`: every page in every language at 320, 360, 375 and 390 px; `-- -g de` takes one of them. */
await command(async () => {
  process.env = testEnvironment(process.env)
  await setUp({ tests: true })
  mkdirSync(results, { recursive: true })
  const chromium = await findChromium()
  say('Every page in 18 languages at 320, 360, 375 and 390 px: half an hour, less with one language.')
  const shop = await openShop(`${results}/narrow-shop.log`)
  try {
    const { code } = await run(
      binPath('playwright'),
      ['test', 'narrow.spec.ts', '--project=phone', ...process.argv.slice(2)],
      {
        cwd: inRoot('e2e'),
        env: {
          NARROW: 'all',
          SHOP_URL: shop.url,
          SHOP_DATA_DIR: shop.dataDir,
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/narrow.json`,
        },
      },
    )
    return code
  } finally {
    await shop.close()
  }
})
