/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import book from '../SPEC.md?raw'
import itself from './spec.test.ts?raw'

const others = import.meta.glob<string>('./**/*.test.ts', { query: '?raw', import: 'default', eager: true })

const rules = [...book.matchAll(/^- \*\*([A-Z])(\d+)\*\* (.+)$/gm)].map(
  ([, letter = '', number = '', text = '']) => ({
    id: letter + number,
    letter,
    number: Number(number),
    text,
  }),
)

const files = Object.entries({ ...others, './spec.test.ts': itself }).map(([file, source]) => ({
  file,
  tests: [...source.matchAll(/^ *it(\.each)?[(<]/gm)].length,
  citing: [...source.matchAll(/\(\s*['"`]((?:\[[A-Z]\d+\])+) /g)].map(([, numbers = '']) => numbers),
}))

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

  it('[X1] is cited by every test', () => {
    expect(files.filter(({ tests, citing }) => tests !== citing.length || tests === 0)).toEqual([])
  })
})
