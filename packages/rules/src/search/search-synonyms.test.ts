import { describe, expect, it } from 'vitest'
import { searchKey } from './search-keys.ts'
import { readSynonyms, withSynonyms } from './search-synonyms.ts'

const synonyms = readSynonyms('веган, вегетариан, постн; кола, coca cola; ; одинокое')
const meant = (query: string) => withSynonyms(searchKey(query), synonyms)
const keys = (...words: readonly string[]) => words.map(searchKey)

describe('words that mean the same', () => {
  it('[K31] are read by groups; a group of one says nothing', () => {
    expect(synonyms).toEqual([keys('веган', 'вегетариан', 'постн'), keys('кола', 'coca cola')])
    expect(readSynonyms('')).toEqual([])
  })

  it('[K31] are looked for beside what was typed, which stands first', () => {
    expect(meant('веган')).toEqual(keys('веган', 'вегетариан', 'постн'))
    expect(meant('пицца')).toEqual(keys('пицца'))
  })

  it('[K31] are found in the midst of a query, by a form or by a beginning', () => {
    expect(meant('веганская пицца')).toEqual(
      keys('веганская пицца', 'веган пицца', 'вегетариан пицца', 'постн пицца'),
    )
    expect(meant('вега')).toContain(searchKey('вегетариан'))
    expect(meant('ве')).toEqual(keys('ве'))
  })

  it('[K31] may be several words', () => {
    expect(meant('coca cola zero')).toContain(searchKey('кола zero'))
    expect(meant('шоколад кола')).toContain(searchKey('шоколад coca cola'))
    expect(meant('кола')).toContain(searchKey('coca cola'))
  })
})
