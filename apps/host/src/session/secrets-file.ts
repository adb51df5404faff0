import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beginningOf, type HostSecrets, type Rotation, type SecretVersion } from '@samobranka/backend'

/** So long a cookie lives: what was sealed before there was this file opens until then. */
const MONTH_MS = 30 * 24 * 60 * 60_000

const fileIn = (dataDir: string): string => join(dataDir, 'secrets.json')

/** The host's secrets before a foreign server, where there is no database of ours: made once and kept in the data folder. */
export async function keptSecrets(dataDir: string, now: Date): Promise<HostSecrets> {
  const kept = await readSecrets(dataDir)
  if (kept) return kept
  const at = now.getTime()
  const former = await readFile(join(dataDir, 'session.key'), 'utf8').catch(() => null)
  const before = former === null ? [] : [{ value: former, startsAt: 0, endsAt: at + MONTH_MS }]
  await writeSecrets(dataDir, { session: [fresh(at), ...before], nonce: [fresh(at)] }, true)
  const made = await readSecrets(dataDir)
  if (!made) throw new Error(`${fileIn(dataDir)} was written and cannot be read`)
  return made
}

/** Replaces one of them; what it was before is accepted until the overlap is over. */
export async function rotateKept(
  dataDir: string,
  name: keyof HostSecrets,
  { now, overlapMs }: Rotation,
): Promise<void> {
  const secrets = await keptSecrets(dataDir, now)
  const at = now.getTime()
  const former = secrets[name]
    .map((version) => ({ ...version, endsAt: version.endsAt ?? at + overlapMs }))
    .filter(({ endsAt }) => overlapMs > 0 && endsAt > at)
  const rotated = {
    ...secrets,
    [name]: [{ ...fresh(at), startsAt: beginningOf(name, { now, overlapMs }) }, ...former],
  }
  await writeSecrets(dataDir, rotated)
}

const fresh = (at: number): SecretVersion => ({
  value: randomBytes(32).toString('base64url'),
  startsAt: at,
  endsAt: null,
})

/** Whole or not at all: other hosts may be reading it. A first one is not put in the place of another's. */
async function writeSecrets(dataDir: string, secrets: HostSecrets, isFirst = false): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${fileIn(dataDir)}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    await (isFirst ? link : rename)(draft, fileIn(dataDir))
  } catch (fault) {
    if (!isFirst || (fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault
  } finally {
    await rm(draft, { force: true })
  }
}

async function readSecrets(dataDir: string): Promise<HostSecrets | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return null
    throw fault
  })
  if (text === null) return null
  const { session, nonce } = Object(JSON.parse(text)) as Record<string, unknown>
  if (!isVersions(session) || !isVersions(nonce))
    throw new Error(`${fileIn(dataDir)} does not hold the shop's secrets`)
  return { session, nonce }
}

const isVersions = (value: unknown): value is SecretVersion[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (version) =>
      typeof version?.value === 'string' &&
      typeof version.startsAt === 'number' &&
      (version.endsAt === null || typeof version.endsAt === 'number'),
  )
