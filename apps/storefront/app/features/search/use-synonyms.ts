import { loadWords } from '@samobranka/dictionary'
import { useEffect, useState } from 'react'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { translatorOf } from '../../i18n/translator-of.ts'
import { logWarning } from '../../startup/browser-log.ts'
import { loadLater } from '../../startup/load-later.ts'

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
