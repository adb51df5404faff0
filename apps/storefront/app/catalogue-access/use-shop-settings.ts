import type { Settings } from '@samobranka/contract'
import { useEffect } from 'react'
import { useRootData } from './root-data/root-data.ts'
import { loadShopSettings, useShopSettings } from './shop-settings.ts'

/** The settings, asked for when the first one who needs them stands on the screen; null until then. */
export function useSettings(): Settings | null {
  const root = useRootData()
  const settings = useShopSettings((state) => state.settings)
  const language = root?.language
  const isDefaultLanguage = root?.isDefaultLanguage ?? true
  useEffect(() => {
    if (language) void loadShopSettings({ language, isDefaultLanguage })
  }, [language, isDefaultLanguage])
  return settings
}
