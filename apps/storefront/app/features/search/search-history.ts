import { create } from 'zustand'
import { readKept, writeKept } from '../../routing/browser-storage.ts'
import { readSearches, SEARCHES_KEY, withSearch } from './kept-searches.ts'

/** What was searched for in this browser; nobody else is told. */
export const useSearches = create<{ readonly searches: readonly string[] }>(() => ({
  searches: readSearches(readKept(SEARCHES_KEY)),
}))

/** Called when something of what was found was taken: only then was it a search. */
export function rememberSearch(query: string): void {
  keep(withSearch(useSearches.getState().searches, query))
}

export function forgetSearches(): void {
  keep([])
}

function keep(searches: readonly string[]): void {
  useSearches.setState({ searches })
  writeKept(SEARCHES_KEY, searches.length > 0 ? JSON.stringify(searches) : null)
}
