import type { Catalogue, Category, Product } from '@samobranka/rules'
import { category } from '../nouns/catalogue/category.ts'
import { product } from '../nouns/catalogue/product.ts'
import { isObject } from '../wire/json.ts'
import { listOf } from '../wire/list.ts'
import { numberIn } from '../wire/number-in.ts'
import { readRecord } from '../wire/read-record.ts'
import type { OnWarning } from '../wire/reader.ts'
import { type Pause, runAtOnce, runInSlices, type Steps } from '../wire/steps.ts'
import { UNCATEGORIZED } from './uncategorized.ts'

/**
 * The flat catalogue from the published tree of categories. A product that stands in several categories is one
 * product; one that does not name the category it stands in is given it.
 */
export const readCatalogue = (wire: unknown, onWarning?: OnWarning): Catalogue =>
  runAtOnce(catalogueSteps(wire, undefined, onWarning))

/** The same with pauses: ten thousand products in one go would hold up whatever else the thread has to do. */
export const readCatalogueInSlices = (
  wire: unknown,
  pause: Pause,
  onWarning?: OnWarning,
): Promise<Catalogue> => runInSlices(catalogueSteps(wire, pause, onWarning))

/** A pause may be taken after every product. */
export function* catalogueSteps(wire: unknown, pause?: Pause, onWarning?: OnWarning): Steps<Catalogue> {
  const categories = new Map<number, Category>()
  const products = new Map<number, Product>()

  const takeProduct = (record: unknown, home: Category) => {
    const known = isObject(record) ? products.get(numberIn(record.id) ?? -1) : undefined
    const value = known ?? readRecord(product, record, onWarning)
    if (value === null) return
    const named = home.id === UNCATEGORIZED.id || value.categories.includes(home.id)
    products.set(value.id, named ? value : { ...value, categories: [...value.categories, home.id] })
  }

  function* takeCategory(record: unknown, parent: number): Steps<void> {
    if (!isObject(record)) {
      onWarning?.({ id: null, path: '', what: 'a category expected', dropped: 'record' })
      return
    }
    const own = record.parent === undefined || record.parent === null ? { ...record, parent } : record
    const value = readRecord(category, own, onWarning)
    if (value === null) return
    if (value.id !== UNCATEGORIZED.id && !categories.has(value.id)) categories.set(value.id, value)
    for (const one of listOf(record.products) ?? []) {
      takeProduct(one, value)
      const rest = pause?.()
      if (rest) yield rest
    }
    for (const one of listOf(record.subCategories) ?? []) yield* takeCategory(one, value.id)
  }

  for (const record of listOf(wire) ?? []) yield* takeCategory(record, 0)
  return { categories: [...categories.values()], products: [...products.values()] }
}
