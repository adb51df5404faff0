import type { Language } from '@samobranka/dictionary'
import { useEffect, useRef } from 'react'
import { doLater } from '../../lib/load-later.ts'

const loadService = () => import('./start-translation.ts')

/** Where the translation service puts its own choice of languages, for the operator who switched it on. */
export function PageTranslation({ language }: { readonly language: Language }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const home = place.current
    if (home) void doLater(loadService, ({ startTranslation }) => startTranslation(home, language))
  }, [language])
  // Its content is the service's alone.
  return <div ref={place} id="google_translate_element" className="min-h-11" suppressHydrationWarning />
}
