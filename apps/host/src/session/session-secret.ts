import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackendDoor } from '../backend/backend-door.ts'

/**
 * What the cookies are sealed with. Hosts on one database must open each other's cookies, so it comes from there;
 * before a foreign server it is told by SESSION_SECRET, or made once and kept in the data folder.
 */
export async function sessionSecret(
  told: string | null,
  backend: BackendDoor,
  dataDir: string,
): Promise<string> {
  if (told !== null) return told
  const keys = backend.kind === 'embedded' ? await backend.keys() : null
  return keys ? keys.consumerSecret : keptSecret(dataDir)
}

async function keptSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session.key')
  await mkdir(dataDir, { recursive: true })
  try {
    // Fails when it is there already, also when another process has just made it.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault
  }
  return readFile(file, 'utf8')
}
