import { mkdirSync } from 'node:fs'
import { findChromium } from './steps/chromium.mjs'
import { command } from './steps/command.mjs'
import { inRoot } from './steps/root.mjs'
import { binPath, run } from './steps/run.mjs'
import { say } from './steps/say.mjs'
import { setUp } from './steps/set-up.mjs'
import { openShop } from './steps/shop-process.mjs'
import { testEnvironment } from './steps/test-environment.mjs'

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
