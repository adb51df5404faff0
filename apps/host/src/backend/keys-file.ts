import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Keys } from './credentials.ts'

const fileIn = (dataDir: string): string => join(dataDir, 'keys.json')

/** A copy of the shop's keys for the operator to give to a POS; nobody else on the machine may read it. */
export async function writeKeysFile(dataDir: string, { consumerKey, consumerSecret }: Keys): Promise<void> {
  const file = fileIn(dataDir)
  await mkdir(dataDir, { recursive: true })
  const keys = { consumer_key: consumerKey, consumer_secret: consumerSecret }
  await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  // The mode above counts for a new file only.
  await chmod(file, 0o600)
}

/** The keys of the server behind BACKEND_URL, where the operator laid them down. */
export async function readKeysFile(dataDir: string): Promise<Keys | null> {
  const file = fileIn(dataDir)
  if (!existsSync(file)) return null
  const keys: unknown = JSON.parse(await readFile(file, 'utf8'))
  const { consumer_key, consumer_secret } = Object(keys) as Record<string, unknown>
  if (typeof consumer_key !== 'string' || typeof consumer_secret !== 'string') {
    throw new Error(`${file} must hold {"consumer_key", "consumer_secret"}`)
  }
  return { consumerKey: consumer_key, consumerSecret: consumer_secret }
}
