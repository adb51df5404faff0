import type { Database } from '../database/database.ts'
import { ensureKeys, type Keys } from '../secrets/integrator-keys.ts'
import { acceptedVersions, type SecretVersion, versionInUse } from '../secrets/secret-version.ts'

/** Rotated keys are known to every host after this. */
const RELOAD_MS = 3_000

interface Known {
  readonly loadedAt: number
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
  const loadedAt = performance.now()
  if (last && loadedAt - last.loadedAt < RELOAD_MS) return last.versions
  const loading = ensureKeys(db, clock)
  // A database that is away for a moment must not lock out who was let in before.
  const versions = last ? loading.catch(() => last.versions) : loading
  known.set(db, { loadedAt, versions })
  if (!last) loading.catch(() => known.delete(db))
  return versions
}
