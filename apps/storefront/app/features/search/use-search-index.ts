import type { Catalogue } from '@samobranka/rules'
import { useEffect, useState } from 'react'
import { type SearchIndex, searchIndex } from './search-index.ts'

/** The catalogue's index; null while it is being made. */
export function useSearchIndex(catalogue: Catalogue | null): SearchIndex | null {
  const [made, setMade] = useState<{ of: Catalogue; index: SearchIndex } | null>(null)
  useEffect(() => {
    if (!catalogue) return
    let stale = false
    void searchIndex(catalogue).then((index) => {
      if (!stale) setMade({ of: catalogue, index })
    })
    return () => {
      stale = true
    }
  }, [catalogue])
  return made?.of === catalogue ? made.index : null
}
