import { describe, expect, it } from 'vitest'
import { readSearches, withSearch } from './kept-searches.ts'

describe('what was searched for', () => {
  it('stands newest first, each once', () => {
    expect(withSearch(['пицца', 'суши'], ' Суши ')).toEqual(['Суши', 'пицца'])
  })

  it('is no letter and no essay, and not more than eight', () => {
    expect(withSearch(['пицца'], 'с')).toEqual(['пицца'])
    expect(withSearch(['пицца'], 'с'.repeat(61))).toEqual(['пицца'])
    const many = Array.from({ length: 8 }, (_, at) => `поиск ${at}`)
    expect(withSearch(many, 'новый')).toEqual(['новый', ...many.slice(0, 7)])
  })

  it('is read from whatever another version or hand left', () => {
    expect(readSearches(null)).toEqual([])
    expect(readSearches('{')).toEqual([])
    expect(readSearches('{"a":1}')).toEqual([])
    expect(readSearches('["суши", 5, "", null, "вок"]')).toEqual(['суши', 'вок'])
  })
})
