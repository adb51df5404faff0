import { type Address, addresses } from '@samobranka/contract'
import { askOrNull } from '../../lib/ask-backend.ts'
import type { Shop } from '../../lib/shop.ts'

export function loadAddresses(shop: Shop): Promise<readonly Address[] | null> {
  return askOrNull(shop, 'addresses', (signal) => shop.backend.call(addresses, { signal }))
}
