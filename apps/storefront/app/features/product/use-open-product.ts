import { useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import { PRODUCT_PARAMETER } from '../../lib/paths.ts'
import { useShelf } from '../shelf/index.ts'
import { type OpenProduct, openProduct } from './open-product.ts'

/**
 * The product the address asks for: by `product_id` on any page, by its slug on its own. The server sends it with
 * the page; opened from a list it comes from the shelf, first as its card knows it.
 */
export function useOpenProduct(warehouseId: number | null): OpenProduct | null {
  const asked = Number(new URLSearchParams(useLocation().search).get(PRODUCT_PARAMETER))
  const matches = useMatches()
  const catalogue = useShelf((shelf) => shelf.catalogue)
  const sent = matches.flatMap(({ loaderData, params }) => {
    const { opened, openedByPath } = asSent(loaderData)
    if (opened && opened.product.id === asked) return opened
    return openedByPath && params.slugProduct && !asked ? openedByPath : []
  })[0]
  const id = sent?.product.id ?? asked
  const seen = useShelf((shelf) => shelf.products.get(id))

  const shelved = useMemo<OpenProduct | null>(() => {
    if (catalogue) return openProduct(id, catalogue, warehouseId)
    return seen ? { product: seen, address: '', related: [], complete: false } : null
  }, [id, catalogue, seen, warehouseId])
  return sent ?? shelved
}

/** What a page's loader says of the product: `opened` by `product_id`, `openedByPath` on the product's own page. */
export interface SentProduct {
  readonly opened?: OpenProduct | null
  readonly openedByPath?: OpenProduct | null
}

function asSent(loaderData: unknown): SentProduct {
  return typeof loaderData === 'object' && loaderData !== null ? loaderData : {}
}
