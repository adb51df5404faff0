import { userPreferences } from '@samobranka/contract'
import type { Preferences } from '@samobranka/rules'
import { askOrNull } from '../../lib/ask-backend.ts'
import type { Shop } from '../../lib/shop.ts'

export function loadPreferences(shop: Shop): Promise<Preferences | null> {
  return askOrNull(shop, 'preferences', (signal) => shop.backend.call(userPreferences, { signal }))
}
