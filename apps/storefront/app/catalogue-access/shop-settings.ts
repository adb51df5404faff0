import type { Settings } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import { create } from 'zustand'
import { loadLater } from '../startup/load-later.ts'

/** The settings document in the browser, for what opens later: pages get the few of them they show. */
export const useShopSettings = create<{ readonly settings: Settings | null }>(() => ({ settings: null }))

interface Wish {
  readonly language: Language
  readonly isDefaultLanguage: boolean
}

let underWay: { readonly language: Language; readonly promise: Promise<void> } | null = null

/** Asked for once a language; a failure is left for the next one who needs them. */
export function loadShopSettings(wish: Wish): Promise<void> {
  if (underWay?.language === wish.language) return underWay.promise
  const promise = fetchSettings(wish).catch(() => {
    if (underWay?.promise === promise) underWay = null
  })
  underWay = { language: wish.language, promise }
  return promise
}

async function fetchSettings({ language, isDefaultLanguage }: Wish): Promise<void> {
  const { askSettings } = await loadLater(() => import('./ask-settings.ts'))
  const settings = await askSettings(isDefaultLanguage ? null : language)
  if (underWay?.language === language) useShopSettings.setState({ settings })
}
