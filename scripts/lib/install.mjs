import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { contentHash } from './content-hash.mjs'
import { inRoot } from './root.mjs'
import { run, StepFailed } from './run.mjs'
import { say, whileSaying } from './say.mjs'

const stamp = inRoot('node_modules', '.samobranka-stamp')
const lockfile = inRoot('package-lock.json')

/** Installs the packages of the lockfile, unless they are there already. */
export async function ensureInstalled() {
  if (!isInstalled()) await install()
  writeFileSync(stamp, wanted())
}

/** The lockfile, and the system the binaries in the packages are for. */
const wanted = () => `${contentHash([lockfile])} ${process.platform} ${process.arch}`

function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted()
  // Somebody ran npm by hand: its own copy of the lockfile tells when.
  const installed = statSync(inRoot('node_modules', '.package-lock.json'), { throwIfNoEntry: false })
  return installed !== undefined && installed.mtimeMs >= statSync(lockfile).mtimeMs
}

async function install() {
  say('Installing packages (npm ci); nothing is compiled.')
  // NODE_ENV=production would leave out the tools that build the shop.
  const flags = ['--include=dev', '--no-audit', '--no-fund']
  const { code, output } = await whileSaying(progress, run('npm', ['ci', ...flags], { quiet: true }))
  if (code !== 0) {
    process.stderr.write(output)
    throw new StepFailed(`Installing failed (exit ${code}); npm's output is above.`)
  }
  say('Packages are installed.')
}

const progress = () => `… ${packagesOnDisk()} packages on disk`

function packagesOnDisk() {
  const folder = inRoot('node_modules')
  if (!existsSync(folder)) return 0
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  return names.flatMap((name) => (name.startsWith('@') ? readdirSync(`${folder}/${name}`) : [name])).length
}
