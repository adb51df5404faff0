import { type Catalogue, productsOfCategory } from '@samobranka/rules'
import { menuPath } from '../../routing/paths.ts'

export interface CategoryTile {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly picture: string
  /** The operator's colour of the name; empty: the page's own. */
  readonly color: string
  readonly subCategories: readonly { readonly id: number; readonly name: string; readonly address: string }[]
}

/** Every category with goods in it and what is under it; one without a picture borrows its first product's. */
export function categoryTiles(catalogue: Catalogue): CategoryTile[] {
  const { categories } = catalogue
  return categories
    .filter(({ parent }) => parent === 0)
    .flatMap((top) => {
      const goods = productsOfCategory(top.id, catalogue)
      if (goods.length === 0) return []
      return {
        id: top.id,
        name: top.name,
        address: menuPath(top.slug),
        picture: top.siteImage || top.extraImage || top.image || goods[0]?.images[0] || '',
        color: top.textColor,
        subCategories: categories
          .filter(({ parent }) => parent === top.id)
          .map(({ id, name, slug }) => ({ id, name, address: menuPath(top.slug, slug) })),
      }
    })
}
