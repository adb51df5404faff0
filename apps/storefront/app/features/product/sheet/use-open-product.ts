import { useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { OpenProduct } from '../../../catalogue-access/root-data/open-product.ts'
import { useCatalogueStore } from '../../catalogue-store/index.ts'
import { openProduct } from '../open-product.ts'
import { productIdIn, productSent, type SentProduct } from '../product-sent.ts'

/**
 * The product the address asks for: by `product_id` on any page, by its slug on its own. The server sends it with
 * the page; opened from a list it comes from the store, first as its card knows it.
 */
export function useOpenProduct(warehouseId: number | null): OpenProduct | null {
  const { search } = useLocation()
  const matches = useMatches()
  const productId = productIdIn(search)
  const loaded = matches.map(({ loaderData }) => asSent(loaderData))
  const catalogue = useCatalogueStore((store) => store.catalogue)
  const sent = productSent(loaded, { search, slugProduct: matches.at(-1)?.params.slugProduct })
  const id = sent?.product.id ?? productId
  const seen = useCatalogueStore((store) => store.products.get(id))

  const stored = useMemo<OpenProduct | null>(() => {
    if (catalogue) return openProduct(id, catalogue, warehouseId)
    return seen ? { product: seen, address: '', related: [], complete: false } : null
  }, [id, catalogue, seen, warehouseId])
  return sent ?? stored
}

/** On its own page a dish of a restaurant is no sheet. */
function asSent(loaderData: unknown): Omit<SentProduct, 'dish'> {
  if (typeof loaderData !== 'object' || loaderData === null) return {}
  const { dish: _dish, ...sent } = loaderData as SentProduct
  return sent
}
