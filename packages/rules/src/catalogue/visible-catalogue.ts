import { isExtras } from '../cart/category-lineage.ts'
import type { Catalogue } from '../model/catalogue.ts'
import type { Category } from '../model/category.ts'
import { hiddenCategories } from './hidden-categories.ts'
import { isInStock } from './is-in-stock.ts'
import { isSoldAt } from './is-sold-at.ts'

export interface Visibility {
  readonly showOutOfStock: boolean
  /** A fragmented catalogue arrives already cut to the place. */
  readonly fragmented: boolean
  readonly warehouseId: number | null
}

/** What a visitor may see of the catalogue: both halves of the product show exactly this. */
export function visibleCatalogue(
  { categories, products }: Catalogue,
  { showOutOfStock, fragmented, warehouseId }: Visibility,
): Catalogue {
  const hidden = hiddenCategories(categories)
  const shown = categories.filter((category) => !hidden.has(category.id))
  const shownIds = new Set(shown.map((category) => category.id))
  return {
    categories: shown.map(asHeading),
    products: products.filter(
      (product) =>
        product.categories.some((id) => shownIds.has(id)) &&
        (showOutOfStock || isInStock(product, warehouseId)) &&
        (fragmented || isSoldAt(product, warehouseId)),
    ),
  }
}

/** The name the extras are known by is written small; at the head of anything it begins with a capital. */
function asHeading(category: Category): Category {
  if (!isExtras(category)) return category
  const name = category.name.trim()
  return { ...category, name: name.charAt(0).toUpperCase() + name.slice(1) }
}
