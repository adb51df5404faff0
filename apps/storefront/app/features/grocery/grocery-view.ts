import type { Catalogue } from '@samobranka/rules'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { type Tile, tilesOf, topTiles } from '../catalogue/index.ts'
import { cardGoods } from '../catalogue-store/index.ts'

export interface TileGroup {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly tiles: readonly Tile[]
}

export interface GroceryGroups {
  readonly popular: readonly CardGoods[]
  readonly groups: readonly TileGroup[]
}

const POPULAR = 12

/** A group of tiles for every category; one without anything below it is a tile of its own. */
export function groceryGroups(catalogue: Catalogue, warehouseId: number | null): GroceryGroups {
  const groups = topTiles(catalogue).map((top) => {
    const category = catalogue.categories.find(({ id }) => id === top.id)
    const below = catalogue.categories.filter(({ parent }) => parent === top.id)
    const tiles = category ? tilesOf(below, catalogue, [category.slug]) : []
    return { id: top.id, name: top.name, address: top.address, tiles: tiles.length > 0 ? tiles : [top] }
  })
  return { popular: popularGoods(catalogue, warehouseId), groups }
}

/** What carries a badge goes first: it is what the operator wants seen. */
function popularGoods(catalogue: Catalogue, warehouseId: number | null): CardGoods[] {
  const sellable = catalogue.products.filter(({ images, inStock }) => images.length > 0 && inStock)
  const marked = sellable.filter(({ badges }) =>
    badges.some(({ id, name }) => /hit|хит|top|топ/i.test(`${id} ${name}`)),
  )
  const chosen = [...new Set([...marked, ...sellable])].slice(0, POPULAR)
  return chosen.map((product) => cardGoods(product, catalogue, warehouseId))
}
