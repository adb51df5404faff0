import type { Config } from '../config.ts'
import type { Log } from '../operations/log.ts'
import { choosePorts } from './choose-ports.ts'
import { type OpenBackend, openEmbeddedBackend } from './embedded-backend.ts'
import { readKeysFile } from './keys-file.ts'
import { createRemoteBackend } from './remote-backend.ts'

interface OpenBackendParts {
  readonly config: Config
  readonly businessDir: string
  readonly clock: () => Date
  readonly log: Log
}

/** The embedded backend, or, with BACKEND_URL, the way to another server. */
export async function openBackend({
  config,
  businessDir,
  clock,
  log,
}: OpenBackendParts): Promise<OpenBackend> {
  const { backendUrl, dataDir, databaseUrl, sqliteDriver, loginCodes, production, publicUrl } = config
  if (backendUrl === null) {
    const ports = choosePorts(config)
    if (production && !loginCodes.inLog && Object.keys(ports.messages ?? {}).length === 0)
      log.warn('Nobody can log in: SMS_GATEWAY_URL, TELEGRAM_GATEWAY_TOKEN and WHATSAPP_TOKEN are not set')
    return openEmbeddedBackend({
      dataDir,
      databaseUrl,
      sqliteDriver,
      businessDir,
      publicUrl,
      production,
      loginCodes,
      ports,
      clock,
      log,
    })
  }
  const keys = await readKeysFile(dataDir)
  return {
    ...createRemoteBackend(backendUrl, keys),
    // Its events are told by a provider its settings name, not by this host.
    realtime: async () => null,
    onEvent: () => () => undefined,
    livingSessions: async () => new Set<string>(),
    // Its people sign in there.
    firstLink: async () => null,
    secrets: null,
    close: async () => undefined,
  }
}
