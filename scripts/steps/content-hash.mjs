import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './root.mjs'

const notSource = new Set(['node_modules', 'dist', 'build', '.react-router', 'coverage', 'reports'])
const isTest = (name) => /\.(test|spec)\.[a-z]+$/.test(name)

/** One hash of everything under the given paths that can change a build; times of files do not count. */
export function contentHash(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesUnder).sort()) {
    hash
      .update(relative(root, file).split(sep).join('/'))
      .update('\0')
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (notSource.has(entry.name) || isTest(entry.name)) return []
    const inside = join(path, entry.name)
    return entry.isDirectory() ? filesUnder(inside) : [inside]
  })
}
