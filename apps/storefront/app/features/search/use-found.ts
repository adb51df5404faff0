import type { Catalogue } from '@samobranka/rules'
import { useEffect, useRef, useState } from 'react'
import { logWarning } from '../../startup/browser-log.ts'
import { findGoods } from '../catalogue-store/index.ts'
import { useSynonyms } from './use-synonyms.ts'

interface Found {
  readonly in: Catalogue
  readonly query: string
  readonly synonyms: string
  readonly ids: readonly number[]
}

/**
 * What the query finds; until it is there, what the last one found, and null before any. One search at a time: of
 * the letters typed meanwhile only the last ones are looked for.
 */
export function useFound(catalogue: Catalogue | null, query: string, most: number): Found | null {
  const synonyms = useSynonyms()
  const [found, setFound] = useState<Found | null>(null)
  const wanted = useRef<Omit<Found, 'ids'> | null>(null)
  const searching = useRef(false)

  useEffect(() => {
    wanted.current = catalogue && { in: catalogue, query, synonyms }
    const search = async () => {
      if (searching.current) return
      searching.current = true
      try {
        for (let request = wanted.current; request; ) {
          const ids = await findGoods(request.in, request.query, most, request.synonyms)
          setFound({ ...request, ids })
          request = wanted.current === request ? null : wanted.current
        }
      } catch (fault) {
        logWarning('The search did not answer.', fault)
      } finally {
        searching.current = false
      }
    }
    void search()
  }, [catalogue, query, most, synonyms])
  useEffect(() => {
    return () => {
      wanted.current = null
    }
  }, [])

  return found?.in === catalogue ? found : null
}
