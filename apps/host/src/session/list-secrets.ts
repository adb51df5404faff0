import { type Database, loadVersions, type SecretVersion } from '@samobranka/backend'
import { keptSecrets } from './secrets-file.ts'

interface Listing {
  readonly dataDir: string
  readonly now: Date
  /** null before a foreign server. */
  readonly db: Database | null
}

/** Which secrets there are, since when and until when; never what they are. */
export async function listSecrets({ dataDir, now, db }: Listing): Promise<string[]> {
  const named: readonly (readonly [string, readonly SecretVersion[]])[] = db
    ? [
        ['session', await loadVersions(db.sql, 'session')],
        ['nonce', await loadVersions(db.sql, 'nonce')],
        ['keys', await loadVersions(db.sql, 'consumer_key')],
      ]
    : Object.entries(await keptSecrets(dataDir, now))
  return named.flatMap(([name, versions]) =>
    versions.length === 0
      ? [line(name, 'is made when a host first opens')]
      : versions.map((version) => line(name, tell(version, now.getTime()))),
  )
}

const line = (name: string, text: string): string => `${name.padEnd(8)} ${text}`

function tell({ startsAt, endsAt }: SecretVersion, now: number): string {
  if (endsAt !== null)
    return endsAt > now ? `of before, accepted until ${day(endsAt)}` : `of before, over since ${day(endsAt)}`
  if (startsAt > now) return `in use from ${day(startsAt)}`
  return startsAt === 0 ? 'in use since the shop began' : `in use since ${day(startsAt)}`
}

const day = (at: number): string => new Date(at).toISOString()
