import { type Catalogue, type Product, productPath, relatedProducts } from '@samobranka/rules'
import { productAddress } from '../../lib/paths.ts'
import { type CardGoods, cardGoods } from '../shelf/index.ts'

/** A product as its sheet shows it. */
export interface OpenProduct {
  readonly product: Product
  readonly address: string
  readonly related: readonly CardGoods[]
  /** False: only what its card says is here yet, the rest is on its way. */
  readonly complete: boolean
}

export function openProduct(
  id: number,
  catalogue: Catalogue,
  warehouseId: number | null,
): OpenProduct | null {
  const product = catalogue.products.find((candidate) => candidate.id === id)
  if (!product) return null
  return {
    product,
    address: productAddress(productPath(product, catalogue), product.id),
    related: relatedProducts(product, catalogue.products).map((one) =>
      cardGoods(one, catalogue, warehouseId),
    ),
    complete: true,
  }
}
