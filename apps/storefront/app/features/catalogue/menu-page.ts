import { type Catalogue, productsOfCategory } from '@samobranka/rules'
import type { OpenProduct } from '../../catalogue-access/root-data/open-product.ts'
import type { PageLayout } from '../../routing/page-layout-of.ts'
import { openProduct } from '../product/index.ts'
import { type CategoryView, categoryView } from './category-view.ts'
import { readSelection } from './selection.ts'

export interface MenuParams {
  readonly categorySlug: string
  readonly subCategorySlug?: string | undefined
  readonly slugProduct?: string | undefined
  /** The address's query: filters and order. */
  readonly search?: string | undefined
  readonly language?: string | undefined
}

export interface MenuPage {
  readonly view: CategoryView
  /** The product whose own page this is: it lies open over its category. */
  readonly openedByPath: OpenProduct | null
  /** The same in a restaurant, where a dish has the page for itself. */
  readonly dish: OpenProduct | null
  /** What is in each dish, where the page prints it. */
  readonly abouts: Readonly<Record<number, string>>
}

/** The category of an address and, on a product's page, the product; null when either is not in sight. */
export function menuPage(
  catalogue: Catalogue,
  params: MenuParams,
  warehouseId: number | null,
  layout: PageLayout,
): MenuPage | null {
  const selection = readSelection(new URLSearchParams(params.search))
  const alone = layout === 'restaurant'
  const view = categoryView(catalogue, params, warehouseId, selection)
  if (!view) return null
  const product = params.slugProduct
    ? productsOfCategory(view.id, catalogue).find(({ slug }) => slug === params.slugProduct)
    : null
  if (product === undefined) return null
  const opened = product && openProduct(product.id, catalogue, warehouseId)
  return {
    // One page holds the whole menu there, and has sent it already; beside a dish its category is not shown.
    view: layout === 'landing' || (alone && opened) ? { ...view, sections: [] } : view,
    openedByPath: alone ? null : opened,
    dish: alone ? opened : null,
    abouts: alone && !opened ? aboutsOf(view, catalogue) : {},
  }
}

/** Of the dishes that the page brings. */
function aboutsOf({ id, sections }: CategoryView, catalogue: Catalogue): Record<number, string> {
  const sent = new Set(sections.flatMap(({ goods }) => goods.map((dish) => dish.id)))
  return Object.fromEntries(
    productsOfCategory(id, catalogue)
      .filter((product) => sent.has(product.id))
      .map((product) => [product.id, product.description]),
  )
}
