import { type Language, loadWords, type Words } from '@samobranka/dictionary'
import { type ReactNode, use } from 'react'
import { useRootData } from './root-data.ts'
import { SpeechProvider } from './speech.tsx'

const asked = new Map<Language, Promise<Words | null>>()

/** All words of the language, for what opens later: a page carries those of its first sight only. */
export function lateWords(language: Language): Promise<Words | null> {
  const known = asked.get(language)
  if (known) return known
  const words = loadWords(language).catch(() => {
    // Without a network the page's own words must do; the next screen asks again.
    asked.delete(language)
    return null
  })
  asked.set(language, words)
  return words
}

/** Suspends until the words are here; stands inside what is loaded later itself. */
export function LateWords({ children }: { readonly children: ReactNode }) {
  const root = useRootData()
  const words = use(root ? lateWords(root.language) : NOBODY)
  if (!root || !words) return children
  return (
    <SpeechProvider {...root} words={words}>
      {children}
    </SpeechProvider>
  )
}

const NOBODY = Promise.resolve(null)
