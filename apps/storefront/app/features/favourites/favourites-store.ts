import { LIMITS } from '@samobranka/contract/limits'
import { create } from 'zustand'
import { parseJson, readKept, writeKept } from '../../routing/browser-storage.ts'

const FAVOURITES_KEY = 'samobranka:favourites'

/** Product ids, the latest first. */
export const useFavourites = create<{ readonly ids: readonly number[] }>(() => ({ ids: [] }))

/** Reads the kept ones and follows the other tabs; called once the page has taken over. */
export function readKeptFavourites(): () => void {
  useFavourites.setState({ ids: parse(readKept(FAVOURITES_KEY)) })
  const follow = (event: StorageEvent) => {
    if (event.key === FAVOURITES_KEY) useFavourites.setState({ ids: parse(event.newValue) })
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

export function keepFavourites(ids: readonly number[]): void {
  useFavourites.setState({ ids })
  writeKept(FAVOURITES_KEY, JSON.stringify(ids))
}

/** Both lists, each product once; of the oldest only as many as an account keeps. */
export function union(one: readonly number[], other: readonly number[]): number[] {
  return [...new Set([...one, ...other])].slice(0, LIMITS.ids)
}

function parse(text: string | null): number[] {
  const kept = parseJson(text)
  return Array.isArray(kept) ? union(kept.filter(Number.isInteger), []) : []
}
