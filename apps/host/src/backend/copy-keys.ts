import type { Log } from '../operations/log.ts'
import { pollEvery } from '../operations/poll-every.ts'
import type { Keys } from './credentials.ts'
import { writeKeysFile } from './keys-file.ts'

const LOOK_EVERY_MS = 3_000

/** Keeps `keys.json` a copy of what the database holds, also after another machine has rotated them. */
export async function copyKeys(dataDir: string, keys: () => Promise<Keys>, log: Log): Promise<() => void> {
  let copied = await keys()
  await writeKeysFile(dataDir, copied)

  async function look(): Promise<void> {
    const found = await keys()
    if (found.consumerKey === copied.consumerKey && found.consumerSecret === copied.consumerSecret) return
    await writeKeysFile(dataDir, found)
    copied = found
  }

  return pollEvery(LOOK_EVERY_MS, look, (fault) => log.warn({ err: fault }, 'could not look for new keys'))
}
