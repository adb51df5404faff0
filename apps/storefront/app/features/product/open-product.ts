import { type Catalogue, productPath, relatedProducts } from '@samobranka/rules'
import type { OpenProduct } from '../../catalogue-access/root-data/open-product.ts'
import { productAddress } from '../../routing/paths.ts'
import { cardGoods } from '../catalogue-store/index.ts'

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
