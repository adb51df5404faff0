import { type Catalogue, type Category, productsOfCategory } from '@samobranka/rules'
import { categoryAddress } from '../../routing/paths.ts'
import { parseColor } from '../../ui/contrast.ts'

/** A category as a large picture with its name. */
export interface Tile {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly picture: string
  /** The picture for a tile twice as wide; empty where the operator gave none. */
  readonly widePicture: string
  /** The operator's colour of the name; empty: light letters on a shade. */
  readonly color: string
  readonly showsName: boolean
}

/** Top categories that have something to sell. */
export function topTiles(catalogue: Catalogue): Tile[] {
  return tilesOf(
    catalogue.categories.filter(({ parent }) => parent === 0),
    catalogue,
  )
}

/** One without a picture borrows its first product's; one without goods is left out. */
export function tilesOf(
  categories: readonly Category[],
  catalogue: Catalogue,
  above: readonly string[] = [],
): Tile[] {
  return categories.flatMap((category) => {
    const { id, name, slug, siteImage, extraImage, secondExtraImage, image, textColor, showsName } = category
    const goods = productsOfCategory(id, catalogue)
    if (goods.length === 0) return []
    const own = siteImage || extraImage || image
    return {
      id,
      name,
      address: categoryAddress([...above, slug]),
      picture: own || goods.find(({ images }) => images.length > 0)?.images[0] || '',
      widePicture: secondExtraImage,
      color: own && parseColor(textColor) ? textColor : '',
      // A picture of the operator's may say the name itself; a borrowed one does not.
      showsName: showsName || own === '',
    }
  })
}
