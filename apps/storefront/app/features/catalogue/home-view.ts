import type { Banner } from '@samobranka/contract'
import { type Catalogue, productsOfCategory } from '@samobranka/rules'
import { menuPath } from '../../lib/paths.ts'
import { type CardGoods, cardGoods } from '../shelf/index.ts'
import { type Slides, slidesFor } from '../slides/index.ts'

export interface HomeRow {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly goods: readonly CardGoods[]
}

export interface HomeView extends Slides {
  readonly rows: readonly HomeRow[]
}

/** More than anybody scrolls sideways; the rest is one tap away. */
const ROW_LENGTH = 8

/** The home page of the category types: stories, banners, and a row for each category the operator chose. */
export function homeView(
  catalogue: Catalogue,
  banners: readonly Banner[],
  warehouseId: number | null,
): HomeView {
  const rows = catalogue.categories
    .filter(({ parent, showOnHome }) => parent === 0 && showOnHome)
    .map(({ id, name, slug }) => ({
      id,
      name,
      address: menuPath(slug),
      goods: productsOfCategory(id, catalogue)
        .slice(0, ROW_LENGTH)
        .map((product) => cardGoods(product, catalogue, warehouseId)),
    }))
    .filter(({ goods }) => goods.length > 0)
  return { ...slidesFor(banners, catalogue, warehouseId), rows }
}
