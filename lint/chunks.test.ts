import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHUNKS, LIBRARIES, modulesOf, RUN_AT_ONCE } from '../apps/storefront/chunks.ts'

const ROOT = join(import.meta.dirname, '..')
const names = [...Object.keys(LIBRARIES), ...CHUNKS.map(({ name }) => name)]

// A file that was renamed would silently come in a chunk of its own, or hold up a page it is no part of.
describe('every path that is named exists', () => {
  const paths = CHUNKS.flatMap(({ modules, except = [] }) => [...modules, ...except])
  it.each([...paths, ...RUN_AT_ONCE.modules])('%s', (path) => {
    expect(existsSync(join(ROOT, path))).toBe(true)
  })

  it.each(Object.values(LIBRARIES).flat())('%s', (library) => {
    expect(existsSync(join(ROOT, 'node_modules', library))).toBe(true)
  })
})

it('what runs at once is a chunk that there is', () => {
  expect(names).toEqual(expect.arrayContaining([...RUN_AT_ONCE.chunks]))
})

it('a page hydrates by chunks that there are, those of libraries first', () => {
  const hydrating = ['render', 'startup']
    .map((folder) => readFileSync(join(ROOT, `apps/storefront/app/${folder}/deferred-hydration.ts`), 'utf8'))
    .join('')
  const listed = [...hydrating.matchAll(/\(\?:([a-z|-]+)\)-\//g)].map(([, list = '']) => list.split('|'))
  expect(listed).toHaveLength(2)
  expect(RUN_AT_ONCE.chunks).toEqual(expect.arrayContaining(listed.flat()))
  expect(listed).toContainEqual(Object.keys(LIBRARIES))
})

it('a module is told from its neighbours, whatever the bundler asks behind its name', () => {
  const chunk = { name: 'a', modules: ['app/a.ts', 'rules/time/'], except: ['rules/time/b.ts'] }
  const ids = ['/x/app/a.ts', '/x/app/a.ts?route', '/x/app/aats', '/x/rules/time/c.ts', '/x/rules/time/b.ts']
  expect(ids.map((id) => modulesOf(chunk).test(id))).toEqual([true, true, false, true, false])
})
