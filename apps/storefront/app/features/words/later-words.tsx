import { type Language, loadWords, type Words } from '@samobranka/dictionary'
import { type ReactNode, use } from 'react'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { I18nProvider } from '../../i18n/i18n.tsx'
import { loadLater } from '../../startup/load-later.ts'

const loading = new Map<Language, Promise<Words>>()

function allWords(language: Language): Promise<Words> {
  const known = loading.get(language)
  if (known) return known
  const words = loadLater(() => loadWords(language))
  loading.set(language, words)
  // A chunk that could not be fetched is asked for again by the next who needs it.
  words.catch(() => loading.delete(language))
  return words
}

const none = Promise.resolve(null)

function wordsToHand(language: Language): Promise<Words | null> {
  const known = toHand.get(language)
  if (known) return known
  if (!navigator.onLine && !loading.has(language)) return none
  const words = allWords(language).catch(() => {
    toHand.delete(language)
    return null
  })
  toHand.set(language, words)
  return words
}

/** The same promise for every drawing that waits for it. */
const toHand = new Map<Language, Promise<Words | null>>()

interface Props {
  /** The page's own words will do where there is no network to bring the others. */
  readonly pageWillDo?: boolean
  readonly children: ReactNode
}

/** All words of the visitor's language, for what opens later than the page; waits inside a Suspense. */
export function LaterWords({ pageWillDo = false, children }: Props) {
  const root = useRootData()
  if (!root) return children
  return (
    <Speaking language={root.language} pageWillDo={pageWillDo}>
      {children}
    </Speaking>
  )
}

interface SpeakingProps extends Required<Props> {
  readonly language: Language
}

function Speaking({ language, pageWillDo, children }: SpeakingProps) {
  const root = useRootData()
  const words = use<Words | null>(pageWillDo ? wordsToHand(language) : allWords(language))
  if (!root || !words) return children
  return (
    <I18nProvider {...root} words={words}>
      {children}
    </I18nProvider>
  )
}
