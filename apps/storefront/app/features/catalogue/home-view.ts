import type { Banner } from '@samobranka/contract'
import { type Catalogue, productsOfCategory } from '@samobranka/rules'
import { menuPath } from '../../lib/paths.ts'
import { type CardGoods, cardGoods } from '../shelf/index.ts'
import { type Slides, slidesFor } from '../slides/index.ts'
import { type Tile, topTiles } from './tile.ts'

export interface HomeRow {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly goods: readonly CardGoods[]
}

export interface HomeView extends Slides {
  readonly rows: readonly HomeRow[]
}

export interface TilesView extends HomeView {
  readonly tiles: readonly Tile[]
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

/** The home page of tiles; `withRows` puts the rows of the operator's choice under them. */
export function tilesView(
  catalogue: Catalogue,
  banners: readonly Banner[],
  warehouseId: number | null,
  withRows: boolean,
): TilesView {
  const { rows, ...slides } = homeView(catalogue, banners, warehouseId)
  return { ...slides, tiles: topTiles(catalogue), rows: withRows ? rows : [] }
}
