import { type Address, addresses } from '@samobranka/contract'
import { askOrNull } from '../../catalogue-access/ask-backend.ts'
import type { Shop } from '../../catalogue-access/shop.ts'

export function loadAddresses(shop: Shop): Promise<readonly Address[] | null> {
  return askOrNull(shop, 'addresses', (signal) => shop.backend.call(addresses, { signal }))
}
