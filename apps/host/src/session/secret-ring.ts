import { hkdfSync } from 'node:crypto'
import { acceptedVersions, type HostSecrets, type SecretVersion, versionInUse } from '@samobranka/backend'
import type { Log } from '../operations/log.ts'
import { pollEvery } from '../operations/poll-every.ts'
import { createRotatingSeal, type Seal } from './seal.ts'

/** A rotation is taken up by every host after this. */
const LOOK_EVERY_MS = 3_000

export interface SecretRing {
  /** Of cookies. */
  readonly seal: Seal
  /** What the nonces of kept pages are made with. */
  nonceKey(): string
  /** Pages that carry nonces of another key are no longer to be given. */
  onNewNonceKey(listener: () => void): void
  close(): void
}

interface Ringing {
  /** Asked again and again, as anybody may rotate them. */
  readonly load: () => Promise<HostSecrets>
  readonly now: () => Date
  readonly log: Log
  readonly lookEveryMs?: number
}

/** The host's own secrets, as they are rotated while it runs. */
export async function openSecretRing({
  load,
  now,
  log,
  lookEveryMs = LOOK_EVERY_MS,
}: Ringing): Promise<SecretRing> {
  let secrets = await load()
  const listeners = new Set<() => void>()
  const nonceKey = () => versionInUse(secrets.nonce, now().getTime())
  let lastNonceKey = nonceKey()

  async function look(): Promise<void> {
    secrets = await load()
    if (nonceKey() === lastNonceKey) return
    lastNonceKey = nonceKey()
    for (const listener of listeners) listener()
  }

  // Those known go on while the database is away.
  const close = pollEvery(lookEveryMs, look, (fault) =>
    log.warn({ err: fault }, 'could not look for new secrets'),
  )

  return {
    seal: createRotatingSeal(() => {
      const at = now().getTime()
      return {
        inUse: versionInUse(secrets.session, at),
        accepted: acceptedVersions(secrets.session, at).map(({ value }) => value),
      }
    }),
    nonceKey,
    onNewNonceKey: (listener) => void listeners.add(listener),
    close,
  }
}

/** The secrets of a host whose SESSION_SECRET is set: cookies are sealed with it as it is, the nonce key is derived from it. */
export function configuredSecrets(secret: string, before: string | null): HostSecrets {
  const session: SecretVersion[] = [{ value: secret, startsAt: 1, endsAt: null }]
  // It opens until the operator takes it out of the environment.
  if (before !== null) session.push({ value: before, startsAt: 0, endsAt: null })
  const nonce = Buffer.from(hkdfSync('sha256', secret, '', 'samobranka nonce', 32)).toString('base64url')
  return { session, nonce: [{ value: nonce, startsAt: 0, endsAt: null }] }
}
