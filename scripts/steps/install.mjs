import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { contentHash } from './content-hash.mjs'
import { inRoot } from './root.mjs'
import { run, StepFailed } from './run.mjs'
import { say, whileSaying } from './say.mjs'

const stamp = inRoot('node_modules', '.samobranka-stamp')
const lockfile = inRoot('package-lock.json')

/** What builds and runs the shop, as a newcomer waits for it; the tools that test it come when they are asked for. */
const ofShop = ['apps/backend', 'apps/host', 'apps/office', 'apps/storefront'].map(
  (folder) => `--workspace=${folder}`,
)

/** Installs the packages of the lockfile, unless they are there already: all of them, or those the shop needs. */
export async function ensureInstalled({ all }) {
  if (isInstalled(all)) return
  await install(all)
  writeFileSync(stamp, wanted(all))
}

/** The lockfile, the system the binaries in the packages are for, and how much of it is there. */
const wanted = (all) =>
  `${contentHash([lockfile])} ${process.platform} ${process.arch} ${all ? 'all' : 'shop'}`

function isInstalled(all) {
  if (existsSync(stamp)) {
    const installed = readFileSync(stamp, 'utf8')
    return installed === wanted(true) || (!all && installed === wanted(false))
  }
  // Somebody ran npm by hand: its own copy of the lockfile tells when.
  const installed = statSync(inRoot('node_modules', '.package-lock.json'), { throwIfNoEntry: false })
  return installed !== undefined && installed.mtimeMs >= statSync(lockfile).mtimeMs
}

async function install(all) {
  say(all ? 'Installing packages (npm ci).' : 'Installing what the shop needs (npm ci); nothing is compiled.')
  // NODE_ENV=production would leave out the tools that build the shop.
  const flags = ['--include=dev', '--no-audit', '--no-fund', ...(all ? [] : ofShop)]
  const { code, output } = await whileSaying(progress, run('npm', ['ci', ...flags], { quiet: true }))
  if (code !== 0) {
    process.stderr.write(output)
    throw new StepFailed(`Installing failed (exit ${code}); npm's output is above.`)
  }
  say('Packages are installed.')
}

/** npm makes all folders first: a package is there when it can be read. */
function progress() {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'))
  const folders = Object.keys(packages).filter((path) => path.startsWith('node_modules/'))
  const there = folders.filter((path) => existsSync(inRoot(path, 'package.json')))
  return `… ${there.length} packages are there`
}
