import { userPreferences } from '@samobranka/contract'
import type { Preferences } from '@samobranka/rules'
import { askOrNull } from '../../catalogue-access/ask-backend.ts'
import type { Shop } from '../../catalogue-access/shop.ts'

export function loadPreferences(shop: Shop): Promise<Preferences | null> {
  return askOrNull(shop, 'preferences', (signal) => shop.backend.call(userPreferences, { signal }))
}
