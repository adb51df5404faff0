import type { Context } from '../http/context.ts'
import { OWN_REALTIME } from '../publishing/compose-settings.ts'
import { ensureSecret } from '../secrets/ensure-secret.ts'

export interface AppCredentials {
  readonly key: string
  readonly secret: string
}

/** What private channels are signed with: the provider's, or the shop's own, the same for all its hosts. */
export async function appCredentials({
  db,
  clock,
  ports,
}: Pick<Context, 'db' | 'clock' | 'ports'>): Promise<AppCredentials> {
  if (ports.realtime) return { key: ports.realtime.settings.key, secret: ports.realtime.secret }
  return { key: OWN_REALTIME.key, secret: await ensureSecret(db, 'realtime', clock()) }
}
