import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const shared = {
  environment: 'node',
  setupFiles: ['./vitest.setup.ts'],
} as const

/** The same files run on both engines; only these projects start a PostgreSQL server. */
const backend = {
  ...shared,
  include: ['apps/backend/src/**/*.test.ts'],
  globalSetup: ['./apps/backend/src/testing/global-setup.ts'],
  setupFiles: [...shared.setupFiles, './apps/backend/src/testing/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    // Vitest leaves one core to the watcher it is not: on two cores that is half of the time.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          testTimeout: 30_000,
          include: [
            'packages/*/{src,scripts}/**/*.test.ts',
            'apps/host/src/**/*.test.ts',
            'apps/storefront/{app,worker}/**/*.test.{ts,tsx}',
            '{lint,scripts,bench,deploy}/**/*.test.{ts,mjs}',
          ],
        },
      },
      { test: { ...backend, name: 'backend-sqlite', provide: { engine: 'sqlite' } } },
      {
        test: {
          ...backend,
          name: 'backend-postgres',
          provide: { engine: 'postgres', givenDatabaseUrl: process.env.TEST_DATABASE_URL ?? '' },
        },
      },
    ],
  },
})
