import { parseJson } from '../../routing/browser-storage.ts'

export const SEARCHES_KEY = 'samobranka:searches'

const MOST = 8
/** A letter or two is the beginning of a word, and no search to come back to. */
const LEAST_LETTERS = 2
const LONGEST = 60

/** Whatever stands in the storage: what can be used of it. */
export function readSearches(text: string | null): readonly string[] {
  const kept = parseJson(text)
  const texts = Array.isArray(kept) ? kept.filter((one) => typeof one === 'string' && isWorth(one)) : []
  return texts.slice(0, MOST)
}

/** The newest first, each once, whatever its case. */
export function withSearch(searches: readonly string[], query: string): readonly string[] {
  const search = query.trim()
  if (!isWorth(search)) return searches
  const others = searches.filter((one) => one.toLocaleLowerCase() !== search.toLocaleLowerCase())
  return [search, ...others].slice(0, MOST)
}

const isWorth = (search: string): boolean => search.length >= LEAST_LETTERS && search.length <= LONGEST
