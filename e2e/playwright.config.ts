import { defineConfig, devices } from '@playwright/test'
import { withoutMaps } from './fixtures/chromium.ts'

const shopUrl = process.env.SHOP_URL ?? ''

/** Files whose tests ask the same of both sizes: calls, headers, rules and words rather than layouts. */
const oneSize = [
  'addresses',
  'bottom-bar',
  'font-faces',
  'office/staff',
  'early-taps',
  'foreign-backend',
  'public-answers',
  'hardening',
  'messenger',
  'narrow',
  'no-map',
  'offline',
  'one-time',
  'ordering-for-real',
  'ordering-troubles',
  'own-business',
  'popups',
  'proving-phones',
  'realtime',
  'returning',
  'secrets',
  'sessions',
  'shared-pages',
  'start-up',
  'tappable',
  'dark',
  'wheel',
  'without-scripts',
].map((name) => `${name}.spec.ts`)

export default defineConfig({
  testDir: 'specs',
  outputDir: '../.cache/results/playwright',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine may starve a browser for seconds: what then fails is tried again, and reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../.cache/results/playwright.json' }],
  ],
  use: {
    baseURL: shopUrl || 'http://127.0.0.1:4280',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // It answers before the network is asked: what a test puts in the network's place would not be seen.
    serviceWorkers: 'block',
    // Writing one down takes a fifth of a test's time: TRACE=1 keeps those of what failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: withoutMaps,
  },
  projects: [
    {
      name: 'phone',
      // One pixel a pixel: seven times as many to draw would show the same layout.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testIgnore: oneSize,
      grepInvert: /@one-size/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  // `npm test` opens a shop of its own; by hand, one is opened here.
  ...(shopUrl
    ? {}
    : {
        webServer: {
          command: 'node ../scripts/start.mjs',
          url: 'http://127.0.0.1:4280/readyz',
          reuseExistingServer: true,
          timeout: 300_000,
          env: { PORT: '4280', DATA_DIR: '../.cache/e2e-data' },
        },
      }),
})
