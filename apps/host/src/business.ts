import { resolve } from 'node:path'
import { exportBusiness, importBusiness, migrate } from '@samobranka/backend'
import { giveBusinessFiles, keepBusinessFiles } from './backend/business-files.ts'
import { openShopDatabase } from './backend/embedded-backend.ts'
import { createClock } from './clock.ts'
import { type Config, readEnvironment } from './config.ts'
import { makeOnlyPrivateFiles } from './operations/keep-private.ts'
import { createLog } from './operations/log.ts'

const usage = 'Usage: npm run business -- import DIR [--stock] | export DIR'

/** Loads a business folder into the database or writes it back. Gives the exit code and what to print. */
async function business(
  config: Config,
  args: readonly string[],
): Promise<{ code: number; lines: readonly string[] }> {
  const [verb, given] = args.filter((arg) => !arg.startsWith('--'))
  const etagMatches = args.every((arg) => !arg.startsWith('--') || arg === '--stock')
  if ((verb !== 'import' && verb !== 'export') || !given || !etagMatches) return { code: 2, lines: [usage] }
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

makeOnlyPrivateFiles()
const environment = readEnvironment()
const { code, lines } = environment.ok
  ? await business(environment.config, process.argv.slice(2))
  : { code: 1, lines: environment.faults }
const out = code === 0 ? process.stdout : process.stderr
for (const line of lines) out.write(`${line}\n`)
process.exitCode = code
