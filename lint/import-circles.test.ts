import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve, sep } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

const WORKSPACES = [
  'packages/rules/src',
  'packages/contract/src',
  'packages/dictionary/src',
  'packages/demo/src',
  'apps/backend/src',
  'apps/host/src',
  'apps/storefront',
  'apps/office/src',
  'scripts',
  'bench',
  'e2e',
]

const specifiersIn = (source: string): readonly string[] =>
  ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName)

/** Each file of the folder with those of it that it imports, types included. */
function importsIn(folder: string): Map<string, readonly string[]> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter(
      (file) =>
        /\.(?:tsx?|mjs)$/.test(file) &&
        !/\.test\.|node_modules\/|results\/|build\/|\.react-router\//.test(file),
    )
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const relative = specifiersIn(readFileSync(join(root, folder, file), 'utf8')).filter((one) =>
        /^\./.test(one),
      )
      const targets = relative.map((one) => posix.join(posix.dirname(file), one))
      return [file, targets.filter((target) => known.has(target))]
    }),
  )
}

/** A file that leads back to itself, with the way; null where no way does. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of imports.get(file) ?? []) {
      const found = walk(next, [...way, file])
      if (found) return found
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const found = walk(file, [])
    if (found) return found
  }
  return null
}

it.each(WORKSPACES)('in %s no import leads back to where it began, types included', (folder) => {
  const imports = importsIn(folder)
  expect([...imports.values()].flat().length).toBeGreaterThan(3)
  expect(circleIn(imports)).toBeNull()
})

it('types, what is passed on and what is loaded later are imports too', () => {
  const source = `import type { A } from './a.ts'
    export * from './b.ts'
    type C = typeof import('./c.ts')
    const d = () => import('./d.ts')
    const text = "import './no.ts'"`
  expect(specifiersIn(source)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts'])
})

it('a circle would be found', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['d', ['b']],
  ])
  expect(circleIn(imports)).toEqual(['b', 'd', 'b'])
})
