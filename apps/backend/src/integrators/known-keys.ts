import type { Database } from '../database/database.ts'
import { acceptedVersions, type SecretVersion, versionInUse } from '../secrets/secret-version.ts'
import { ensureKeys, type Keys } from './keys.ts'

/** Rotated keys are known to every host after this. */
const ASK_AGAIN_MS = 3_000

interface Known {
  readonly askedAt: number
  readonly versions: Promise<readonly SecretVersion<Keys>[]>
}

const known = new WeakMap<Database, Known>()

/** The keys the shop itself uses. */
export async function keysInUse(db: Database, clock: () => Date): Promise<Keys> {
  return versionInUse(await versionsOf(db, clock), clock().getTime())
}

/** Every pair that opens now: during a rotation the one before as well. */
export async function acceptedKeys(db: Database, clock: () => Date): Promise<readonly Keys[]> {
  const versions = acceptedVersions(await versionsOf(db, clock), clock().getTime())
  return versions.map(({ value }) => value)
}

function versionsOf(db: Database, clock: () => Date): Known['versions'] {
  const last = known.get(db)
  const askedAt = performance.now()
  if (last && askedAt - last.askedAt < ASK_AGAIN_MS) return last.versions
  const asked = ensureKeys(db, clock)
  // A database that is away for a moment must not lock out who was let in before.
  const versions = last ? asked.catch(() => last.versions) : asked
  known.set(db, { askedAt, versions })
  if (!last) asked.catch(() => known.delete(db))
  return versions
}
