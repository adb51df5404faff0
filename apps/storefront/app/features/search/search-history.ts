import { create } from 'zustand'
import { readSearches, SEARCHES_KEY, withSearch } from './kept-searches.ts'

/** What was searched for in this browser; nobody else is told. */
export const useSearches = create<{ readonly searches: readonly string[] }>(() => ({ searches: stored() }))

/** Called when something of what was found was taken: only then was it a search. */
export function rememberSearch(query: string): void {
  keep(withSearch(useSearches.getState().searches, query))
}

export function forgetSearches(): void {
  keep([])
}

function keep(searches: readonly string[]): void {
  useSearches.setState({ searches })
  try {
    if (searches.length > 0) localStorage.setItem(SEARCHES_KEY, JSON.stringify(searches))
    else localStorage.removeItem(SEARCHES_KEY)
  } catch {
    // A browser that keeps nothing: this tab remembers.
  }
}

function stored(): readonly string[] {
  try {
    return readSearches(localStorage.getItem(SEARCHES_KEY))
  } catch {
    return []
  }
}
