import {
  createTranslator,
  type Language,
  loadWords,
  pickWords,
  type Translate,
  type Words,
} from '@samobranka/dictionary'
import { type ReactNode, useMemo } from 'react'
import { type RootData, useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { I18nProvider } from '../../i18n/i18n.tsx'
import { readWords } from '../../i18n/words-on-page.ts'

/** The words a screen brings with it, beside those that travel with every page. */
export async function screenWords(
  language: Language,
  ...screens: readonly string[]
): Promise<Partial<Words>> {
  return pickWords(await loadWords(language), screens)
}

/** For a page's head, which stands outside every component. */
export function screenTranslator(root: RootData, words: Partial<Words>): Translate {
  return createTranslator({ ...readWords(root.words), ...words }, root.language, root.overrides)
}

interface Props {
  readonly words: Partial<Words>
  readonly children: ReactNode
}

export function ScreenWords({ words, children }: Props) {
  const root = useRootData()
  const onPage = root?.words
  const all = useMemo(() => onPage && { ...readWords(onPage), ...words }, [onPage, words])
  if (!root || !all) return children
  return (
    <I18nProvider {...root} words={all}>
      {children}
    </I18nProvider>
  )
}
