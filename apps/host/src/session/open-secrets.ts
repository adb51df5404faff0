import type { HostSecrets } from '@samobranka/backend'
import type { Config } from '../config.ts'
import type { Log } from '../operations/log.ts'
import { configuredSecrets, openSecretRing, type SecretRing } from './secret-ring.ts'
import { keptSecrets } from './secrets-file.ts'

interface Opening {
  readonly config: Pick<Config, 'sessionSecret' | 'sessionSecretBefore' | 'dataDir'>
  /** null before a foreign server, which keeps none for us. */
  readonly stored: (() => Promise<HostSecrets>) | null
  readonly now: () => Date
  readonly log: Log
}

/**
 * Hosts on one database must open each other's cookies, so the secrets come from there; before a foreign server they
 * come from SESSION_SECRET, or are made once and kept in the data folder.
 */
export function openSecrets({ config, stored, now, log }: Opening): Promise<SecretRing> {
  const { sessionSecret: secret, sessionSecretBefore: before, dataDir } = config
  if (secret !== null)
    return openSecretRing({ load: async () => configuredSecrets(secret, before), now, log })
  return openSecretRing({ load: stored ?? (() => keptSecrets(dataDir, now())), now, log })
}
