import { loadWords } from '@samobranka/dictionary'
import type { Catalogue } from '@samobranka/rules'
import { useEffect, useRef, useState } from 'react'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { translatorOf } from '../../i18n/translator-of.ts'
import { logWarning } from '../../startup/browser-log.ts'
import { loadLater } from '../../startup/load-later.ts'
import { findGoods } from '../catalogue-store/index.ts'

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

/** The list of words that mean the same, the operator's own where he wrote one; empty until it has come. */
function useSynonyms(): string {
  const root = useRootData()
  const language = root?.language
  const overrides = root?.overrides
  const [list, setList] = useState('')
  useEffect(() => {
    if (!language || !overrides) return
    loadLater(() => loadWords(language)).then(
      (words) => setList(translatorOf({ words, language, overrides })('synonyms.search')),
      (fault: unknown) => logWarning('The synonyms of the search could not be loaded.', fault),
    )
  }, [language, overrides])
  return list
}
