import type { Language } from '@samobranka/dictionary'
import type { Visibility } from '@samobranka/rules'
import { useEffect } from 'react'
import { setServerTime } from '../../lib/server-time.ts'
import type { MenuCategory } from '../../lib/shop-face.ts'
import { loadSheetDialog } from '../../ui/load-sheet-dialog.ts'
import { wakeCart } from '../cart/index.ts'
import { wakePlace } from '../place/index.ts'
import { loadCatalogue, shelveMenu } from '../shelf/index.ts'

interface Waking {
  readonly now: number
  readonly language: Language
  readonly isDefaultLanguage: boolean
  readonly visibility: Visibility
  readonly priceFilePath: string | null
  readonly categories: readonly MenuCategory[]
}

/** What the page does once it is interactive: the visitor's own things first, then the whole catalogue. */
export function useWakeUp(waking: Waking): void {
  const { now, categories, language, isDefaultLanguage, visibility, priceFilePath } = waking
  useEffect(() => {
    wakePlace()
    const sleep = wakeCart()
    document.documentElement.dataset.hydrated = ''
    return sleep
  }, [])

  useEffect(() => {
    setServerTime(now)
    shelveMenu(categories)
  }, [now, categories])

  useEffect(() => {
    return whenIdle(() => void loadCatalogue({ language, isDefaultLanguage, visibility, priceFilePath }))
  }, [language, isDefaultLanguage, visibility, priceFilePath])

  useEffect(() => {
    const prepare = () => void loadSheetDialog()
    // The first touch of the page, wherever it is, fetches the dialogs: they are there when a finger asks.
    const first = { once: true, passive: true } as const
    for (const event of ['pointerdown', 'pointermove', 'keydown'] as const)
      addEventListener(event, prepare, first)
    return () => {
      for (const event of ['pointerdown', 'pointermove', 'keydown'] as const)
        removeEventListener(event, prepare)
    }
  }, [])
}

/** After the page's own pictures and scripts; Safari has no idle callback. */
function whenIdle(task: () => void): () => void {
  let stopped = false
  const run = () => {
    if (!stopped) task()
  }
  const ask = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200)
  if (document.readyState === 'complete') ask()
  else addEventListener('load', ask, { once: true })
  return () => {
    stopped = true
    removeEventListener('load', ask)
  }
}
