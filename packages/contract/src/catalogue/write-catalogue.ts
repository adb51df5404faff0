import type { Catalogue, Category, Product } from '@samobranka/rules'
import { category } from '../nouns/catalogue/category.ts'
import { product } from '../nouns/catalogue/product.ts'
import type { Json, JsonObject } from '../wire/json.ts'
import { write } from '../wire/write.ts'
import { UNCATEGORIZED } from './uncategorized.ts'

/** `prodcat_main_categories_only`, `prodcat_main` and `prodcat`. */
export type CatalogueKind = 'categories' | 'main' | 'full'

/** The published tree: categories with `subCategories`, and the products its kind asks for. */
export const writeCatalogue = (catalogue: Catalogue, kind: CatalogueKind): JsonObject[] => {
  const byId = new Map(catalogue.categories.map((one) => [one.id, one]))
  const byCategory =
    kind === 'categories' ? new Map<number, Product[]>() : productsByCategory(catalogue, byId)
  const children = new Map<number, Category[]>()
  for (const one of catalogue.categories) put(children, parentOf(one, byId), one)

  const node = (one: Category, shown: boolean): JsonObject => {
    const withProducts = shown || one.showOnHome
    return {
      ...write(category, one),
      products: withProducts ? (byCategory.get(one.id) ?? []).map((item) => writeProduct(item, one)) : [],
      subCategories: (children.get(one.id) ?? []).map((child) => node(child, withProducts)) as Json,
    }
  }

  const tops = (children.get(0) ?? []).map((one) => node(one, kind === 'full'))
  const uncategorized = byCategory.get(UNCATEGORIZED.id) ?? []
  return kind === 'full' && uncategorized.length > 0 ? [...tops, node(UNCATEGORIZED, true)] : tops
}

const writeProduct = (item: Product, home: Category): JsonObject => ({
  ...write(product, item),
  catalog_name: home.name,
})

/** Each product under its own categories, but not again under those that hold them. */
const productsByCategory = (
  catalogue: Catalogue,
  byId: ReadonlyMap<number, Category>,
): Map<number, Product[]> => {
  const byCategory = new Map<number, Product[]>()
  for (const item of catalogue.products) {
    const above = new Set(item.categories.flatMap((id) => ancestors(id, byId).filter((up) => up !== id)))
    const own = item.categories.filter((id) => byId.has(id) && !above.has(id))
    for (const id of own.length > 0 ? new Set(own) : [UNCATEGORIZED.id]) {
      put(byCategory, id, item)
    }
  }
  return byCategory
}

const put = <T>(groups: Map<number, T[]>, id: number, item: T): void => {
  const group = groups.get(id)
  if (group) group.push(item)
  else groups.set(id, [item])
}

/** The categories above one; a category found above itself is its own last ancestor. */
const ancestors = (id: number, byId: ReadonlyMap<number, Category>): number[] => {
  const found: number[] = []
  let up = byId.get(id)?.parent
  while (up !== undefined && byId.has(up) && !found.includes(up)) {
    found.push(up)
    up = byId.get(up)?.parent
  }
  return found
}

// Categories that hold each other hang from nothing: left as they are, they would not be published at all.
const parentOf = (one: Category, byId: ReadonlyMap<number, Category>): number =>
  byId.has(one.parent) && !ancestors(one.id, byId).includes(one.id) ? one.parent : 0
