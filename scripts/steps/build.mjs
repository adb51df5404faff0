import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { contentHash } from './content-hash.mjs'
import { oneAtATime } from './lock.mjs'
import { inRoot } from './root.mjs'
import { binPath, runOrFail } from './run.mjs'
import { say, seconds, whileSaying } from './say.mjs'

const shared = ['packages', 'package-lock.json', 'tsconfig.base.json']

const builds = [
  {
    name: 'storefront',
    sources: ['apps/storefront', ...shared],
    results: ['apps/storefront/build/client', 'apps/storefront/build/server/index.js'],
    command: ['react-router', 'build'],
  },
  {
    name: 'host',
    sources: ['apps/host', 'apps/backend', ...shared],
    results: ['main.js', 'business.js', 'db-copy.js'].map((file) => `apps/host/dist/${file}`),
    command: ['vite', 'build'],
  },
]

const office = {
  name: 'office',
  sources: ['apps/office', ...shared],
  results: ['apps/office/build/client/index.html', 'apps/office/build/complete'],
  command: ['vite', 'build'],
}

/** All that can be opened. */
export const ensureBuilt = () => Promise.all([ensureShopBuilt(), ensureOfficeBuilt()])

/** Beside a running `npm start`, which builds it behind the open shop, this waits for it. */
export const ensureOfficeBuilt = () =>
  oneAtATime(async () => {
    if (!isFresh(office)) await make(office)
  }, 'office')

/** Builds what changed since its last build; both at once, since each keeps one core busy. */
export async function ensureShopBuilt() {
  const stale = builds.filter((build) => !isFresh(build))
  if (stale.length === 0) return
  const building = new Set(stale.map(({ name }) => name))
  say(`Building ${[...building].join(' and ')}.`)
  const work = Promise.allSettled(
    stale.map((build) => make(build).finally(() => building.delete(build.name))),
  )
  const failed = (await whileSaying(() => `… still building ${[...building].join(' and ')}`, work)).find(
    (made) => made.status === 'rejected',
  )
  if (failed) throw failed.reason
}

const hashOf = ({ sources }) => contentHash(sources.map((path) => inRoot(path)))
const stampOf = ({ name }) => inRoot('.cache', 'built', name)

function isFresh(build) {
  const stamp = stampOf(build)
  if (!existsSync(stamp) || !build.results.every((path) => existsSync(inRoot(path)))) return false
  return readFileSync(stamp, 'utf8') === hashOf(build)
}

async function make(build) {
  const { name, command } = build
  const began = performance.now()
  // Taken before building: a file saved meanwhile makes the next start build again.
  const hash = hashOf(build)
  rmSync(stampOf(build), { force: true })
  const [program, ...args] = command
  // The pages' React is the production one, whatever the server's NODE_ENV says.
  const options = { cwd: inRoot('apps', name), env: { NODE_ENV: 'production' } }
  await runOrFail(`Building ${name}`, binPath(program), args, options)
  mkdirSync(inRoot('.cache', 'built'), { recursive: true })
  writeFileSync(stampOf(build), hash)
  say(`Built ${name} in ${seconds(performance.now() - began)}.`)
}
