import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import {
  driversHere,
  loadSqlite,
  type SqliteDriverName,
} from './apps/backend/src/database/sqlite/sqlite-driver.mjs'
import { inlineScripts } from './apps/storefront/inline-scripts.ts'

/** The one that `npm run test:drivers` names, or the best that can be had. */
const named = process.env.SQLITE_DRIVER as SqliteDriverName | undefined
loadSqlite(named)
const usual = named ?? driversHere()[0]

const shared = {
  environment: 'node',
  setupFiles: ['./vitest.setup.ts'],
  // What a busy machine shows late is no failure; what never comes is one all the same.
  expect: { poll: { timeout: 15_000 } },
  provide: { sqliteDriver: usual, accelerators: 'on' },
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

/** What of it speaks to SQLite in ways of its own: tried on each driver, the rest on the usual one. */
const telling = [
  'database/**',
  'checkout/place/races',
  'checkout/place/place-order',
  'publishing/publish',
].map((tests) => `apps/backend/src/${tests}.test.ts`)
/** What asks the database nothing that the engines could answer differently: tried on SQLite alone. */
const withoutDialect = ['gazetteer', 'geo', 'html', 'memory', 'messages', 'phone', 'providers', 'push'].map(
  (slice) => `apps/backend/src/${slice}/**`,
)
const others = named ? [] : driversHere().filter((name) => name !== usual)

export default defineConfig({
  test: {
    // Vitest leaves one core to the watcher it is not: on two cores that is half of the time.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [inlineScripts()],
        test: {
          ...shared,
          name: 'unit',
          testTimeout: 30_000,
          include: [
            'packages/*/{src,scripts}/**/*.test.ts',
            'apps/{host,office}/src/**/*.test.{ts,tsx}',
            'apps/storefront/{app,worker}/**/*.test.{ts,tsx}',
            '{lint,scripts,bench,deploy}/**/*.test.{ts,mjs}',
          ],
        },
      },
      // What speaks HTTP once more, without anything that makes it quicker.
      {
        test: {
          ...shared,
          name: 'host-plain',
          testTimeout: 30_000,
          provide: { ...shared.provide, accelerators: 'off' },
          include: ['pipeline/*', 'api/foreign-backend', 'realtime/watch-order'].map(
            (tests) => `apps/host/src/${tests}.test.ts`,
          ),
        },
      },
      { test: { ...backend, name: 'backend-sqlite', provide: { ...shared.provide, engine: 'sqlite' } } },
      ...others.map((sqliteDriver) => ({
        test: {
          ...backend,
          name: `backend-sqlite-${sqliteDriver}`,
          include: telling,
          provide: { engine: 'sqlite' as const, sqliteDriver },
        },
      })),
      {
        test: {
          ...backend,
          name: 'backend-postgres',
          exclude: withoutDialect,
          provide: {
            ...shared.provide,
            engine: 'postgres',
            givenDatabaseUrl: process.env.TEST_DATABASE_URL ?? '',
          },
        },
      },
    ],
  },
})
