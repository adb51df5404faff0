import type { Banner } from '@samobranka/contract'
import type { Catalogue } from '@samobranka/rules'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { cardGoods } from '../catalogue-store/index.ts'
import { type Slides, slidesFor } from '../slides/index.ts'
import { type Containing, containing } from './category-sections.ts'
import { rowProducts } from './row-products.ts'
import { type Tile, topTiles } from './tile.ts'

export interface HomeRow {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** All of them in the first rows; none in the others, whose goods come when somebody comes near them. */
  readonly goods: readonly CardGoods[]
  /** How many there are. */
  readonly count: number
  readonly containing: readonly Containing[]
}

export interface HomeView extends Slides {
  readonly rows: readonly HomeRow[]
}

export interface TilesView extends HomeView {
  readonly tiles: readonly Tile[]
}

/** A telephone's first two windows; under the wall of tiles, which fills them, the first row that follows. */
const BROUGHT = 4
const BROUGHT_UNDER_TILES = 1

/** The home page of the category types: stories, banners, and a row for each category the operator chose. */
export function homeView(
  catalogue: Catalogue,
  banners: readonly Banner[],
  warehouseId: number | null,
): HomeView {
  return {
    ...slidesFor(banners, catalogue, warehouseId),
    rows: homeRows(catalogue, warehouseId, BROUGHT),
  }
}

/** The home page of tiles; `withRows` puts the rows of the operator's choice under them. */
export function tilesView(
  catalogue: Catalogue,
  banners: readonly Banner[],
  warehouseId: number | null,
  withRows: boolean,
): TilesView {
  return {
    ...slidesFor(banners, catalogue, warehouseId),
    tiles: topTiles(catalogue),
    rows: withRows ? homeRows(catalogue, warehouseId, BROUGHT_UNDER_TILES) : [],
  }
}

function homeRows(catalogue: Catalogue, warehouseId: number | null, brought: number): HomeRow[] {
  return catalogue.categories
    .filter(({ parent, showOnHome }) => parent === 0 && showOnHome)
    .map(({ id, name, slug }) => ({ id, name, slug, products: rowProducts(id, catalogue) }))
    .filter(({ products }) => products.length > 0)
    .map(({ products, ...row }, place) => ({
      ...row,
      goods: place < brought ? products.map((product) => cardGoods(product, catalogue, warehouseId)) : [],
      count: products.length,
      containing: containing(products),
    }))
}
