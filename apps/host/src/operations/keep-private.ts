import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'

/** What a shop makes in its data folder; the rest of the folder, if there is any, is not ours. */
const ours = /^(samobranka\.db(-wal|-shm|-journal)?|keys\.json|secrets\.json|session\.key|pictures|business)$/

/** What this process makes from now on is its owner's alone, whatever umask it was started under. */
export function makeOnlyPrivateFiles(): void {
  process.umask(0o077)
}

/** The data folder as an earlier version, an unpacked backup or a careless copy left it. Gives what could not be changed. */
export function keepPrivate(dataDir: string): string[] {
  const left: string[] = []
  const setMode = (path: string, found: Stats, mode: number) => {
    if ((found.mode & 0o777) === mode) return
    try {
      chmodSync(path, mode)
    } catch {
      left.push(path)
    }
  }
  const visit = (path: string, isOurs: (name: string) => boolean): void => {
    const found = lstatSync(path, { throwIfNoEntry: false })
    // What a link leads to lies elsewhere; another host may just be taking a draft away.
    if (!found || found.isSymbolicLink()) return
    // A folder that everybody shares, such as /tmp, is not the shop's to close.
    const isShared = found.isDirectory() && (found.mode & 0o1000) !== 0
    if (!isShared) setMode(path, found, found.isDirectory() ? 0o700 : 0o600)
    if (!found.isDirectory()) return
    for (const name of readdirSync(path)) if (isOurs(name)) visit(join(path, name), () => true)
  }
  visit(dataDir, (name) => ours.test(name))
  return left
}
