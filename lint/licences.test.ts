import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

interface Package {
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>
}

/** They ask for their name to be kept, and nothing of who runs or changes the shop. */
const permissive = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Unlicense'.split(' '),
)

/** Those that ask for more, by name, with what they ask and why that is met. */
const byName: readonly (readonly [names: RegExp, licence: string, why: string])[] = [
  [
    /^@img\/sharp-libvips-/,
    'LGPL-3.0-or-later',
    'libvips comes as a library of its own that sharp loads: whoever likes puts another in its place.',
  ],
  [/^@img\/sharp-win32-/, 'Apache-2.0 AND LGPL-3.0-or-later', 'The same libvips, in one package with sharp.'],
  [/^@img\/sharp-wasm32$/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'The same libvips, for no system.'],
  [/^web-push$/, 'MPL-2.0', 'Used as it is: only changes to its own files would have to be published.'],
  [/^@fontsource-variable\/onest$/, 'OFL-1.1', 'The font is served as it is, under its own name.'],
  [/^lightningcss(?:-|$)/, 'MPL-2.0', 'A tool of the build, used as it is; nothing of it is in a shop.'],
  [/^(?:axe-core|@axe-core\/playwright)$/, 'MPL-2.0', 'A tool of the tests; nothing of it is in a shop.'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'Data for a tool of the build; nothing of it is in a shop.'],
]
const onlyTools = /^(?:lightningcss(?:-|$)|axe-core$|@axe-core\/|caniuse-lite$)/

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

/** `A OR B` lets us choose, `A AND B` holds both. */
function isPermissive(licence: string): boolean {
  const plain = licence.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isPermissive)
  return plain.split(' AND ').every((each) => permissive.has(each))
}

function refused(name: string, { license }: Package): string | null {
  const licence = license ?? 'none told'
  if (isPermissive(licence)) return null
  const isNamed = byName.some(([names, named]) => names.test(name) && named === licence)
  return isNamed ? null : `${name}: ${licence}`
}

const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)

describe('licences', () => {
  it('every package may be used, changed and sold with the shop', () => {
    expect(installed.length).toBeGreaterThan(400)
    expect(installed.flatMap(([path, each]) => refused(nameOf(path), each) ?? [])).toEqual([])
  })

  it('what the lockfile says is what the packages say', () => {
    const differing = installed.flatMap(([path, { license }]) => {
      const stated = licenceOf(join(root, path, 'package.json'))
      return stated === null || stated === license ? [] : [`${path}: ${license} here, ${stated} there`]
    })

    expect(differing).toEqual([])
  })

  it('what is let in as a tool is no part of a shop', () => {
    const shipped = installed.filter(([path, { dev }]) => onlyTools.test(nameOf(path)) && !dev)

    expect(shipped).toEqual([])
  })

  it('no name is let in that is no longer there', () => {
    const names = installed.map(([path]) => nameOf(path))

    expect(byName.filter(([each]) => !names.some((name) => each.test(name)))).toEqual([])
  })

  it.each([
    ['GPL-3.0-only', false],
    ['AGPL-3.0-or-later', false],
    ['SSPL-1.0', false],
    ['SEE LICENSE IN LICENSE.txt', false],
    ['(GPL-2.0 OR MIT)', true],
    ['(MIT AND BSD-3-Clause)', true],
    ['MIT AND GPL-3.0-only', false],
    [undefined, false],
  ])('a new package under %s: allowed is %s', (license, isAllowed) => {
    expect(refused('left-pad', license === undefined ? {} : { license }) === null).toBe(isAllowed)
  })
})

/** Of a package that lies here; those of other systems do not. */
function licenceOf(file: string): string | null {
  try {
    const stated = (JSON.parse(readFileSync(file, 'utf8')) as { license?: string | { type: string } }).license
    return (typeof stated === 'object' ? stated.type : stated) ?? null
  } catch {
    return null
  }
}
