import { createRequire } from 'node:module'

/*
 * Whose SQLite a shop runs on: the one Node brings, or that of a package whose binaries lie inside it. Both speak Node's
 * interface, and neither is ever compiled. (No TypeScript: `npm run backup` needs this before anything is built.)
 */

export const sqliteDrivers = ['node', 'photostructure']

const loaders = { node: nodesOwn, photostructure: fromThePackage }
const loaded = new Map()

/** The driver of that name, or the best one here. Throws, in words for the operator, where it cannot be had. */
export function loadSqlite(wanted) {
  const name = wanted || bestHere()
  if (!sqliteDrivers.includes(name))
    throw new Error(`SQLITE_DRIVER: ${sqliteDrivers.join(' or ')}, not "${name}"`)
  const before = loaded.get(name)
  if (before) return before
  const driver = loaders[name]()
  loaded.set(name, driver)
  return driver
}

/** Those that can be had here, the best first. */
export function driversHere() {
  return sqliteDrivers.filter((name) => {
    try {
      return Boolean(loadSqlite(name))
    } catch {
      return false
    }
  })
}

function bestHere() {
  return findNodesOwn() ? 'node' : 'photostructure'
}

function nodesOwn() {
  const own = findNodesOwn()
  if (!own)
    throw new Error(`Node ${process.version} has no SQLite of its own that a shop can use: 22.16 has.`)
  return own
}

/** Before 22.16 a statement could not say whether it answers rows, nor a file whether a transaction is open. */
function findNodesOwn() {
  const own = withoutWarning(() => process.getBuiltinModule('node:sqlite'))
  if (!own || !('columns' in own.StatementSync.prototype)) return undefined
  const file = new own.DatabaseSync(':memory:')
  const isEnough = 'isTransaction' in file
  file.close()
  return isEnough ? own : undefined
}

/** Node 22 and 24 say at each start that their SQLite is an experiment: an operator would take it for a fault of the shop. */
function withoutWarning(load) {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return load()
  } finally {
    process.emitWarning = emitWarning
  }
}

function fromThePackage() {
  try {
    return createRequire(import.meta.url)('@photostructure/sqlite')
  } catch (cause) {
    throw new Error(
      `No SQLite for Node ${process.version} on ${process.platform}-${process.arch}: @photostructure/sqlite has no binary here, or is not installed. Node 22.16 and later bring their own.`,
      { cause },
    )
  }
}
