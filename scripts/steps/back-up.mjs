import { chmodSync, copyFileSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { loadSqlite } from '../../apps/backend/src/database/sqlite/sqlite-driver.mjs'
import { StepFailed } from './run.mjs'

/** A consistent copy of a shop's data folder while the shop is open; the copy is itself a data folder. */
export function backUp(dataDir, target) {
  const from = join(dataDir, 'samobranka.db')
  const to = join(target, 'samobranka.db')
  if (!existsSync(from)) throw new StepFailed(`There is no database in ${dataDir}.`)
  if (existsSync(to)) throw new StepFailed(`${to} is there already: a backup never overwrites another.`)
  const umask = process.umask(0o077)
  mkdirSync(target, { recursive: true, mode: 0o700 })
  const { DatabaseSync } = loadSqlite(process.env.SQLITE_DRIVER)
  const database = new DatabaseSync(from, { readOnly: true })
  try {
    // One read transaction: writers go on, and what they write meanwhile is not in the copy.
    database.prepare('vacuum into ?').run(to)
  } finally {
    database.close()
  }
  copyBeside(dataDir, target)
  process.umask(umask)
  return to
}

/** What of a shop lies beside its database: its keys, and its operator's files. */
export function copyBeside(dataDir, target) {
  for (const name of ['keys.json', 'session.key', 'secrets.json']) {
    if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(target, name))
  }
  const business = join(dataDir, 'business')
  if (existsSync(business)) cpSync(business, join(target, 'business'), { recursive: true })
  keepPrivate(target)
}

const copied = [
  'samobranka.db',
  'samobranka.db-wal',
  'samobranka.db-shm',
  'keys.json',
  'secrets.json',
  'session.key',
  'business',
]

/** A copy has the mode of what was copied, whatever the umask says. */
function keepPrivate(target) {
  const inside = readdirSync(target, { recursive: true }).filter((name) =>
    copied.includes(name.split(sep)[0]),
  )
  for (const path of [target, ...inside.map((name) => join(target, name))]) {
    const found = lstatSync(path)
    // What a link leads to lies elsewhere.
    if (found.isSymbolicLink()) continue
    // A folder that everybody shares, such as /tmp, is not the shop's to close.
    const isShared = found.isDirectory() && (found.mode & 0o1000) !== 0
    if (!isShared) chmodSync(path, found.isDirectory() ? 0o700 : 0o600)
  }
}
