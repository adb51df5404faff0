import { readdirSync, watch } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot, root } from './root.mjs'

/** What an editor saves in several steps, and a checkout in many, is one change. */
const SETTLED_MS = 150

const isSource = (file) => /\.(?:ts|tsx|mjs|json)$/.test(file) && !/\.test\.|[\\/]testing[\\/]/.test(file)

/**
 * Tells of the sources that change in these folders of the repository. Each folder is watched by itself: editors put
 * a new file in the old one's place, and who watches the file hears of it once.
 */
export function watchSources(folders, changed) {
  const watchers = new Map()
  let due

  function tell(file) {
    clearTimeout(due)
    due = setTimeout(() => {
      watchAll()
      changed(relative(root, file))
    }, SETTLED_MS)
  }

  function watchFolder(folder) {
    if (watchers.has(folder)) return
    const watcher = watch(folder, (_, name) => {
      const file = join(folder, name ?? '')
      if (name === null || isSource(file)) tell(file)
      else watchAll()
    })
    // It is gone.
    watcher.on('error', () => forget(folder))
    watchers.set(folder, watcher)
  }

  function forget(folder) {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }

  function watchAll() {
    const there = new Set(folders.map((folder) => inRoot(folder)).flatMap(withFoldersIn))
    for (const folder of watchers.keys()) if (!there.has(folder)) forget(folder)
    for (const folder of there) watchFolder(folder)
  }

  watchAll()
  return () => {
    clearTimeout(due)
    for (const folder of [...watchers.keys()]) forget(folder)
  }
}

function withFoldersIn(folder) {
  const inside = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'node_modules',
  )
  return [folder, ...inside.flatMap(({ name }) => withFoldersIn(join(folder, name)))]
}
