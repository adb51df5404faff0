import { resolve } from 'node:path'
import { exportBusiness, importBusiness, migrate } from '@samobranka/backend'
import { giveBusinessFiles, keepBusinessFiles } from './backend/business-files.ts'
import { openShopDatabase } from './backend/embedded-backend.ts'
import { createClock } from './clock.ts'
import type { Config } from './config.ts'
import { createLog } from './operations/log.ts'
import { type Outcome, runCommand } from './operations/run-command.ts'

const usage = 'Usage: npm run business -- import DIR [--stock] | export DIR'

/** Loads a business folder into the database or writes it back. */
async function business(config: Config, args: readonly string[]): Promise<Outcome> {
  const [verb, given] = args.filter((arg) => !arg.startsWith('--'))
  const isKnown = args.every((arg) => !arg.startsWith('--') || arg === '--stock')
  if ((verb !== 'import' && verb !== 'export') || !given || !isKnown) return { code: 2, lines: [usage] }
  const dir = resolve(config.typedIn, given)
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel)
  const db = await openShopDatabase(config, log)
  try {
    await migrate(db)
    if (verb === 'export') {
      await exportBusiness(db, dir)
      await giveBusinessFiles(config.dataDir, dir)
      return { code: 0, lines: [`The business is in ${dir}.`] }
    }
    const clock = createClock(config.clockStart)
    const outcome = await importBusiness(db, dir, { stock: args.includes('--stock'), clock })
    if (!outcome.ok) return { code: 1, lines: outcome.faults }
    await keepBusinessFiles(dir, config.dataDir)
    return { code: 0, lines: [...outcome.idle, `The business of ${dir} is imported and published.`] }
  } finally {
    await db.close()
  }
}

await runCommand(business)
