import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { contentHash } from './content-hash.mjs'
import { inRoot } from './root.mjs'
import { run, runOrFail, StepFailed } from './run.mjs'
import { say, whileSaying } from './say.mjs'

const stamp = inRoot('node_modules', '.samobranka-stamp')
const lockfile = inRoot('package-lock.json')
const native = inRoot('node_modules', 'better-sqlite3', 'build')

/** Installs the packages of the lockfile, unless they are there already. */
export async function ensureInstalled() {
  if (!isInstalled()) await install()
  await ensureNative()
  writeFileSync(stamp, wanted())
}

/** The lockfile, and the Node the native parts were made for. */
const wanted = () =>
  `${contentHash([lockfile])} ${process.platform} ${process.arch} ${process.versions.modules}`

function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted()
  // Somebody ran npm by hand: its own copy of the lockfile tells when.
  const installed = statSync(inRoot('node_modules', '.package-lock.json'), { throwIfNoEntry: false })
  return installed !== undefined && installed.mtimeMs >= statSync(lockfile).mtimeMs
}

async function install() {
  say(
    'Installing packages (npm ci). Where better-sqlite3 has no ready binary it is compiled: a couple of minutes.',
  )
  // NODE_ENV=production would leave out the tools that build the shop.
  const flags = ['--include=dev', '--no-audit', '--no-fund']
  const { code, output } = await whileSaying(progress, run('npm', ['ci', ...flags], { quiet: true }))
  if (code !== 0) {
    process.stderr.write(output)
    throw new StepFailed(`Installing failed (exit ${code}); npm's output is above.`)
  }
  say('Packages are installed.')
}

function progress() {
  const compiling = existsSync(native) && !existsSync(`${native}/Release/better_sqlite3.node`)
  return compiling ? '… compiling better-sqlite3' : `… ${packagesOnDisk()} packages on disk`
}

function packagesOnDisk() {
  const folder = inRoot('node_modules')
  if (!existsSync(folder)) return 0
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  return names.flatMap((name) => (name.startsWith('@') ? readdirSync(`${folder}/${name}`) : [name])).length
}

/** Packages installed with --ignore-scripts, or for another Node, lack the compiled half of the database. */
async function ensureNative() {
  if (await nativeWorks()) return
  say('better-sqlite3 has no binary for this Node: making it. Compiling takes a couple of minutes.')
  const making = runOrFail('npm rebuild', 'npm', ['rebuild', '--ignore-scripts=false', '--no-audit'])
  await whileSaying(progress, making)
  if (!(await nativeWorks())) throw new StepFailed('better-sqlite3 still does not load after npm rebuild.')
  say('better-sqlite3 is ready.')
}

async function nativeWorks() {
  const probe = "new (require('better-sqlite3'))(':memory:').close()"
  const { code } = await run(process.execPath, ['-e', probe], { quiet: true })
  return code === 0
}
