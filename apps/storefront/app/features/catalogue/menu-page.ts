import { type Catalogue, productsOfCategory } from '@samobranka/rules'
import { type OpenProduct, openProduct } from '../product/index.ts'
import { type CategoryView, categoryView } from './category-view.ts'

export interface MenuParams {
  readonly categorySlug: string
  readonly subCategorySlug?: string | undefined
  readonly slugProduct?: string | undefined
}

export interface MenuPage {
  readonly view: CategoryView
  /** The product whose own page this is. */
  readonly openedByPath: OpenProduct | null
}

/** The category of an address and, on a product's page, the product; null when either is not in sight. */
export function menuPage(
  catalogue: Catalogue,
  params: MenuParams,
  warehouseId: number | null,
): MenuPage | null {
  const view = categoryView(catalogue, params, warehouseId)
  if (!view) return null
  if (!params.slugProduct) return { view, openedByPath: null }
  const product = productsOfCategory(view.id, catalogue).find(({ slug }) => slug === params.slugProduct)
  if (!product) return null
  return { view, openedByPath: openProduct(product.id, catalogue, warehouseId) }
}
