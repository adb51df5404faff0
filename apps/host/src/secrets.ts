import { migrate, rotateKeys, rotateSecret } from '@samobranka/backend'
import { openShopDatabase } from './backend/embedded-backend.ts'
import { writeKeysFile } from './backend/keys-file.ts'
import { createClock } from './clock.ts'
import type { Config } from './config.ts'
import { createLog } from './operations/log.ts'
import { failed, type Outcome, runCommand } from './operations/run-command.ts'
import { listSecrets } from './session/list-secrets.ts'
import { readSecretsCommand } from './session/secrets-command.ts'
import { rotateKept } from './session/secrets-file.ts'

/** Lists the shop's secrets, or replaces one while hosts are open. */
async function secrets(config: Config, args: readonly string[]): Promise<Outcome> {
  const command = readSecretsCommand(args)
  if ('usage' in command) return { code: 2, lines: [command.usage] }
  const now = createClock(config.clockStart)()
  const { backendUrl, dataDir, sessionSecret } = config
  if (command.verb === 'rotate' && command.name !== 'keys' && sessionSecret !== null)
    return failed(
      'SESSION_SECRET tells it: set another there and the one of now in SESSION_SECRET_BEFORE, restart the hosts, and take that out a month later.',
    )
  if (backendUrl !== null) {
    if (command.verb === 'list') return { code: 0, lines: await listSecrets({ dataDir, now, db: null }) }
    if (command.name === 'keys')
      return failed(
        `They are that server's: make new ones there, write them into ${dataDir}/keys.json and restart.`,
      )
    await rotateKept(dataDir, command.name, { now, overlapMs: command.overlapMs })
    return { code: 0, lines: [`The secret ${command.name} is replaced; ${until(command.overlapMs)}.`] }
  }
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel)
  const db = await openShopDatabase(config, log)
  try {
    await migrate(db)
    if (command.verb === 'list') return { code: 0, lines: await listSecrets({ dataDir, now, db }) }
    const rotation = { now, overlapMs: command.overlapMs }
    if (command.name !== 'keys') {
      await rotateSecret(db, command.name, rotation)
      return { code: 0, lines: [`The secret ${command.name} is replaced; ${until(command.overlapMs)}.`] }
    }
    const keys = await rotateKeys(db, rotation)
    await writeKeysFile(dataDir, keys)
    return {
      code: 0,
      lines: [
        `consumer_key: ${keys.consumerKey}`,
        `consumer_secret: ${keys.consumerSecret}`,
        `They are in ${dataDir}/keys.json as well and open within ten seconds; ${until(command.overlapMs)}.`,
      ],
    }
  } finally {
    await db.close()
  }
}

const until = (overlapMs: number): string =>
  overlapMs === 0
    ? 'what was before is not accepted any more'
    : `what was before is accepted for ${Math.round(overlapMs / 1_000)} s`

await runCommand(secrets)
