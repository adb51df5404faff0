import { loadWords } from '@samobranka/dictionary'
import { useEffect, useState } from 'react'
import { logWarning } from '../../lib/browser-log.ts'
import { loadLater } from '../../lib/load-later.ts'
import { useRootData } from '../../lib/root-data.ts'
import { translatorOf } from '../../lib/translator-of.ts'

/** The list of words that mean the same, the operator's own where he wrote one; empty until it has come. */
export function useSynonyms(): string {
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
