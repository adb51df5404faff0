import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH ?? ''
const shopUrl = process.env.SHOP_URL ?? ''

export default defineConfig({
  testDir: 'specs',
  outputDir: '../.cache/results/playwright',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine may starve a browser for seconds: what then fails is tried once more, and reported as flaky.
  retries: process.env.CI ? 1 : 0,
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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
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
