import { type Language, loadWords, type Words } from '@samobranka/dictionary'
import { type ReactNode, use } from 'react'
import { loadLater } from './load-later.ts'
import { useRootData } from './root-data.ts'
import { SpeechProvider } from './speech.tsx'

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

/** All words of the visitor's language, for what opens later than the page; waits inside a Suspense. */
export function LaterWords({ children }: { readonly children: ReactNode }) {
  const root = useRootData()
  if (!root) return children
  return <Speaking language={root.language}>{children}</Speaking>
}

function Speaking({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const root = useRootData()
  const words = use(allWords(language))
  if (!root) return children
  return (
    <SpeechProvider {...root} words={words}>
      {children}
    </SpeechProvider>
  )
}
