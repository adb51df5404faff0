import type { Database } from '../database/database.ts'
import type { IntegratorCaller } from '../http/caller.ts'
import { ensureKeys, type Keys } from '../secrets/integrator-keys.ts'
import { namedKeys } from '../secrets/machine-keys.ts'
import { acceptedVersions, type SecretVersion, versionInUse } from '../secrets/secret-version.ts'

/** Rotated keys are known to every host after this. */
const RELOAD_MS = 3_000

/** A pair, and what it opens. */
export interface AcceptedKeys extends Keys, Pick<IntegratorCaller, 'keyId' | 'scopes'> {}

interface Loaded {
  readonly own: readonly SecretVersion<Keys>[]
  readonly named: readonly SecretVersion<AcceptedKeys>[]
}

interface Known {
  readonly loadedAt: number
  readonly loaded: Promise<Loaded>
}

const known = new WeakMap<Database, Known>()

/** The keys the shop itself uses. */
export async function keysInUse(db: Database, clock: () => Date): Promise<Keys> {
  return versionInUse((await loadedOf(db, clock)).own, clock().getTime())
}

/** Every pair that opens now: during a rotation the one before as well. */
export async function acceptedKeys(db: Database, clock: () => Date): Promise<readonly AcceptedKeys[]> {
  const { own, named } = await loadedOf(db, clock)
  const now = clock().getTime()
  return [
    ...acceptedVersions(own, now).map(({ value }) => ({ ...value, keyId: null, scopes: null })),
    ...acceptedVersions(named, now).map(({ value }) => value),
  ]
}

function loadedOf(db: Database, clock: () => Date): Known['loaded'] {
  const last = known.get(db)
  const loadedAt = performance.now()
  if (last && loadedAt - last.loadedAt < RELOAD_MS) return last.loaded
  const loading = load(db, clock)
  // A database that is away for a moment must not lock out who was let in before.
  const loaded = last ? loading.catch(() => last.loaded) : loading
  known.set(db, { loadedAt, loaded })
  if (!last) loading.catch(() => known.delete(db))
  return loaded
}

async function load(db: Database, clock: () => Date): Promise<Loaded> {
  const own = await ensureKeys(db, clock)
  const named = await namedKeys(db.sql)
  return { own, named: named.map((value) => ({ value, startsAt: 0, endsAt: value.endsAt })) }
}

/** In this process a key that was made or ended counts at once; other hosts look within seconds. */
export function forgetKnownKeys(db: Database): void {
  known.delete(db)
}
