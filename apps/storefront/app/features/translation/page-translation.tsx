import type { Language } from '@samobranka/dictionary'
import { useEffect, useRef } from 'react'

/** Where the translation service puts its own choice of languages, for the operator who switched it on. */
export function PageTranslation({ language }: { readonly language: Language }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) void startIn(place.current, language)
  }, [language])
  // Its content is the service's alone.
  return <div ref={place} id="google_translate_element" className="min-h-11" suppressHydrationWarning />
}

async function startIn(place: HTMLElement, language: Language): Promise<void> {
  const { startTranslation } = await import('./start-translation.ts')
  await startTranslation(place, language)
}
