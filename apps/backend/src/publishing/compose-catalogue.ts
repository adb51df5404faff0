import { type JsonObject, writeCatalogue } from '@samobranka/contract'
import { isInStock, isSoldAt, type Product, type StockEntry } from '@samobranka/rules'
import type { LocalBusiness } from './local-business.ts'
import { CATALOGUE_FILES } from './paths.ts'

export type StockByProduct = ReadonlyMap<number, readonly StockEntry[]>
type Files = Map<string, () => JsonObject[]>

/** The catalogue's files of one language, by name: the three forms, and one cut to each warehouse. */
export function composeCatalogue(local: LocalBusiness, stock: StockByProduct): Files {
  const { categories, warehouses } = local
  const places = warehouses.map((warehouse) => warehouse.id)
  const counted = local.products.map((product) => ({ ...product, stock: stock.get(product.id) ?? [] }))
  const products = counted.map((product) => forSale(product, isInStockAnywhere(product, places)))
  let whole: JsonObject[] | undefined
  const full = () => {
    whole ??= writeCatalogue({ categories, products }, 'full')
    return whole
  }
  const files: Files = new Map()
  for (const [file, kind] of Object.entries(CATALOGUE_FILES)) {
    files.set(file, kind === 'full' ? full : () => writeCatalogue({ categories, products }, kind))
  }
  for (const place of places) {
    files.set(`price_${place}`, () => {
      const here = soldAt(counted, place)
      return full().map((category) => onlySold(category, here))
    })
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

/** What a warehouse sells, and whether it has it. */
function soldAt(products: readonly Product[], place: number): ReadonlyMap<number, boolean> {
  const sold = products.filter((product) => isSoldAt(product, place))
  return new Map(sold.map((product) => [product.id, isInStock(product, place)]))
}

/** A category with what one warehouse sells of it, cut from the written tree: writing ten thousand products again is what costs. */
function onlySold(category: JsonObject, here: ReadonlyMap<number, boolean>): JsonObject {
  const products = (category.products ?? []) as readonly JsonObject[]
  const inside = (category.subCategories ?? []) as readonly JsonObject[]
  return {
    ...category,
    products: products.flatMap((product) => {
      const inStock = here.get(Number(product.id))
      return inStock === undefined ? [] : [{ ...product, in_stock: inStock }]
    }),
    subCategories: inside.map((each) => onlySold(each, here)),
  }
}
