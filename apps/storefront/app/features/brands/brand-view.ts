import type { Brand } from '@samobranka/contract'
import type { Catalogue } from '@samobranka/rules'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { cardGoods } from '../catalogue-store/index.ts'

export interface BrandView extends Pick<Brand, 'slug' | 'name' | 'description' | 'image'> {
  readonly goods: readonly CardGoods[]
}

/** The brand with those of its products that are in sight, in the brand's own order. */
export function brandView(brand: Brand, catalogue: Catalogue, warehouseId: number | null): BrandView {
  const { slug, name, description, image, productIds } = brand
  const known = new Map(catalogue.products.map((product) => [product.id, product]))
  const goods = productIds
    .flatMap((id) => known.get(id) ?? [])
    .map((product) => cardGoods(product, catalogue, warehouseId))
  return { slug, name, description, image, goods }
}
