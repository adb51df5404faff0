import type { Language } from '@samobranka/dictionary'
import { useEffect, useRef } from 'react'
import { doLater } from '../../startup/load-later.ts'
import { schedule } from '../../startup/schedule.ts'

const loadService = () => import('./start-translation.ts')

interface Props {
  readonly language: Language
  /** The page's own place, or the menu's. */
  readonly id?: 'google_translate_element' | 'google_translate_menu'
}

/**
 * Where the translation service puts its own choice of languages, for the operator who switched it on. By itself it
 * offers to translate for a visitor whose browser speaks another language than the page.
 */
export function PageTranslation({ language, id = 'google_translate_element' }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      schedule(() => {
        const home = place.current
        if (home) void doLater(loadService, ({ startTranslation }) => startTranslation(home, language))
      }, 'idle'),
    [language],
  )
  // Its content is the service's alone.
  return <div ref={place} id={id} className="min-h-11" suppressHydrationWarning />
}
