import { execFileSync } from 'node:child_process'
import { posix, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** More than a reader looks through. */
const MOST_FILES = 40

/** A drawer: whatever has no place goes there, and nobody finds it again. */
const DRAWER = /^(?:lib|utils?|common|misc|helpers?)$/

/** All files of the repository, new ones that are not committed among them. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(?:apps|packages|e2e|bench|scripts|lint|deploy)\//.test(file))

/** A test lies beside what it tests and is found with it: it does not count. */
const isSource = (file: string) => /\.(?:tsx?|mjs|css)$/.test(file) && !/\.test\.\w+$/.test(file)

function crowdedIn(all: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const folder of all.filter(isSource).map((file) => posix.dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder)
}

const drawersIn = (all: readonly string[]): readonly string[] =>
  all.filter((file) => file.split('/').some((part) => DRAWER.test(part.split('.')[0] ?? '')))

it('no folder holds more source files than a reader looks through', () => {
  expect(crowdedIn(files)).toEqual([])
})

it('nothing is called after a drawer', () => {
  expect(drawersIn(files)).toEqual([])
})

it('both would be found, and tests do not count', () => {
  const named = (count: number, ending: string) =>
    Array.from({ length: count }, (_, index) => `apps/shop/file-${index}${ending}`)

  expect(crowdedIn([...named(40, '.ts'), ...named(40, '.test.ts')])).toEqual([])
  expect(crowdedIn(named(41, '.ts'))).toEqual(['apps/shop'])
  expect(drawersIn(['apps/utils/a.ts', 'e2e/helpers.test.ts', 'apps/shop/library.ts'])).toEqual([
    'apps/utils/a.ts',
    'e2e/helpers.test.ts',
  ])
})
