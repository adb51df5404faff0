import type { OpenProduct } from '../../catalogue-access/root-data/open-product.ts'
import { readParameter } from '../../routing/page-input.ts'
import { PRODUCT_PARAMETER } from '../../routing/paths.ts'

/** What a page's loader says of the product: `opened` by `product_id`, `openedByPath` and `dish` on its own page. */
export interface SentProduct {
  readonly opened?: OpenProduct | null
  readonly openedByPath?: OpenProduct | null
  readonly dish?: OpenProduct | null
}

interface ProductAddress {
  readonly search: string
  readonly slugProduct: string | undefined
}

/** The product `product_id` asks for; 0 where it asks for none. */
export const productIdIn = (search: string): number =>
  Number(readParameter(new URLSearchParams(search), PRODUCT_PARAMETER))

/**
 * The product that came with the page, as long as the address still asks for it: what a loader sent stays there when
 * the sheet closes, and the page would go on calling itself by the product.
 */
export function productSent(
  sent: readonly SentProduct[],
  { search, slugProduct }: ProductAddress,
): OpenProduct | null {
  const id = productIdIn(search)
  if (id) return sent.find(({ opened }) => opened?.product.id === id)?.opened ?? null
  if (!slugProduct) return null
  const own = sent.find(({ openedByPath, dish }) => openedByPath ?? dish)
  return own?.openedByPath ?? own?.dish ?? null
}
