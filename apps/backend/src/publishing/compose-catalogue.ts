import { type JsonObject, writeCatalogue } from '@samobranka/contract'
import { isInStock, isSoldAt, type Product, type StockEntry } from '@samobranka/rules'
import type { LocalBusiness } from './local-business.ts'
import { CATALOGUE_FILES } from './paths.ts'

export type StockByProduct = ReadonlyMap<number, readonly StockEntry[]>

/** The catalogue's files of one language, by name: the three forms, and one cut to each warehouse. */
export function composeCatalogue(local: LocalBusiness, stock: StockByProduct): Map<string, JsonObject[]> {
  const { categories, warehouses } = local
  const counted = local.products.map((product) => ({ ...product, stock: stock.get(product.id) ?? [] }))
  const places = warehouses.map((warehouse) => warehouse.id)
  const published = counted.map((product) => forSale(product, isInStockAnywhere(product, places)))
  const catalogue = { categories, products: published }
  const files = new Map<string, JsonObject[]>()
  for (const [file, kind] of Object.entries(CATALOGUE_FILES)) files.set(file, writeCatalogue(catalogue, kind))
  const whole = files.get('prodcat') ?? []
  for (const place of places) {
    const here = new Map(
      counted
        .filter((product) => isSoldAt(product, place))
        .map((product) => [product.id, isInStock(product, place)]),
    )
    files.set(
      `price_${place}`,
      whole.map((shelf) => cutShelf(shelf, here)),
    )
  }
  return files
}

/** Remainders stay with us: published numbers would be stale at once, and tell the neighbours how trade goes. */
function forSale(product: Product, inStock: boolean): Product {
  return { ...product, inStock, stock: [] }
}

function isInStockAnywhere(product: Product, places: readonly number[]): boolean {
  const selling = places.filter((place) => isSoldAt(product, place))
  return selling.length === 0 ? isInStock(product, null) : selling.some((place) => isInStock(product, place))
}

/** The same shelf at one warehouse. Cut from the written tree: writing ten thousand products again is what costs. */
function cutShelf(shelf: JsonObject, here: ReadonlyMap<number, boolean>): JsonObject {
  const products = (shelf.products ?? []) as readonly JsonObject[]
  const inside = (shelf.subCategories ?? []) as readonly JsonObject[]
  return {
    ...shelf,
    products: products.flatMap((product) => {
      const inStock = here.get(Number(product.id))
      return inStock === undefined ? [] : [{ ...product, in_stock: inStock }]
    }),
    subCategories: inside.map((each) => cutShelf(each, here)),
  }
}
