import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const book = readFileSync(join(root, 'packages/rules/SPEC.md'), 'utf8')

const rules = [...book.matchAll(/^- \*\*([A-Z])(\d+)\*\* (.+)$/gm)].map(
  ([, letter = '', number = '', text = '']) => ({
    id: letter + number,
    letter,
    number: Number(number),
    text,
  }),
)

const files = ['packages/rules/src', 'apps/backend/src', 'apps/storefront/app', 'lint'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => {
      const source = readFileSync(join(root, folder, name), 'utf8')
      return {
        file: `${folder}/${name}`,
        tests: [...source.matchAll(/^ *it(\.each)?[(<]/gm)].length,
        citing: [...source.matchAll(/\(\s*['"`]((?:\[[A-Z]\d+\])+) /g)].map(([, numbers = '']) => numbers),
      }
    }),
)

const cited = new Set(
  files.flatMap(({ citing }) => citing).flatMap((numbers) => numbers.match(/[A-Z]\d+/g) ?? []),
)

describe('the rule book', () => {
  it('[X1] numbers the rules of each letter from 1 on without gaps', () => {
    const seen = new Map<string, number>()
    for (const { letter, number, id } of rules) {
      expect(number, id).toBe((seen.get(letter) ?? 0) + 1)
      seen.set(letter, number)
    }
  })

  it('[X1] says each rule in a sentence', () => {
    expect(rules.filter(({ text }) => !/\.( \(ours[^)]*\))?$/.test(text)).map(({ id }) => id)).toEqual([])
  })

  it('[X1] has a test for each rule', () => {
    expect(rules.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([])
  })

  it('[X1] holds every rule that a test cites', () => {
    const known = new Set(rules.map(({ id }) => id))
    expect([...cited].filter((id) => !known.has(id))).toEqual([])
  })

  it('[X1] is cited by every test of the rules', () => {
    const own = files.filter(({ file }) => file.startsWith('packages/rules/'))
    expect(own.length).toBeGreaterThan(50)
    expect(own.filter(({ tests, citing }) => tests !== citing.length || tests === 0)).toEqual([])
  })
})
