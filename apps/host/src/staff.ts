import { migrate, ownerLink } from '@samobranka/backend'
import { openShopDatabase } from './backend/embedded-backend.ts'
import { createClock } from './clock.ts'
import { type Config, readEnvironment } from './config.ts'
import { makeOnlyPrivateFiles } from './operations/keep-private.ts'
import { createLog } from './operations/log.ts'
import { readStaffCommand } from './session/staff-command.ts'

interface Outcome {
  readonly code: number
  readonly lines: readonly string[]
}

/** Lets in an owner who is locked out. Gives the exit code and what to print. */
async function staff(config: Config, args: readonly string[]): Promise<Outcome> {
  const command = readStaffCommand(args)
  if ('usage' in command) return { code: 2, lines: [command.usage] }
  if (config.backendUrl !== null)
    return { code: 1, lines: ['The shop works with another server (BACKEND_URL): its people are there.'] }
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel)
  const db = await openShopDatabase(config, log)
  try {
    await migrate(db)
    const link = await ownerLink(db, command, createClock(config.clockStart)())
    if ('choose' in link)
      return {
        code: 1,
        lines: [
          'There are several owners, or none of that number. Say which by --person:',
          ...link.choose.map(({ id, name }) => `  ${id}  ${name}`),
        ],
      }
    const address = config.publicUrl ?? `http://localhost:${config.port}`
    const whose = link.owner ? `${link.owner.name} comes in again by` : 'An owner comes in by'
    return { code: 0, lines: [`${whose} (once): ${address}${link.path}`] }
  } finally {
    await db.close()
  }
}

makeOnlyPrivateFiles()
const environment = readEnvironment()
const { code, lines } = environment.ok
  ? await staff(environment.config, process.argv.slice(2))
  : { code: 1, lines: environment.faults }
const out = code === 0 ? process.stdout : process.stderr
for (const line of lines) out.write(`${line}\n`)
process.exitCode = code
