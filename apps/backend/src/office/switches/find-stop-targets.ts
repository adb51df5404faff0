import type { OfferedStop } from '@samobranka/contract'
import { type Product, searchKey, searchKeys, stopTargetText } from '@samobranka/rules'
import type { LocalBusiness } from '../../publishing/local-business.ts'

const MOST = 40

/** Dishes and their variations, supplements and categories whose name holds what was typed; dishes first. */
export function findStopTargets(
  { products, categories }: Pick<LocalBusiness, 'products' | 'categories'>,
  typed: string,
): OfferedStop[] {
  const keys = searchKeys(typed)
  if (keys.length === 0) return []
  const matches = (name: string) => {
    const own = searchKey(name)
    return keys.some((key) => own.includes(key))
  }
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]))
  const found: OfferedStop[] = []
  for (const product of products) {
    if (found.length >= MOST) break
    if (matches(product.name)) found.push(...formsOf(product, categoryNames))
  }
  const supplements = new Map<number, string>()
  for (const each of products)
    for (const { id, name } of each.supplements)
      if (!supplements.has(id) && matches(name)) supplements.set(id, name)
  return [
    ...found,
    ...Array.from(supplements, ([id, title]) => ({ target: `supplement:${id}`, title, of: '' })),
    ...categories
      .filter(({ name }) => matches(name))
      .map(({ id, name, parent }) => ({
        target: `category:${id}`,
        title: name,
        of: categoryNames.get(parent) ?? '',
      })),
  ].slice(0, MOST)
}

/** The dish, then each of its variations where there is a choice. */
function formsOf(product: Product, categoryNames: ReadonlyMap<number, string>): OfferedStop[] {
  const { id, name, variations, categories } = product
  const dish = { target: `product:${id}`, title: name, of: categoryNames.get(categories.at(-1) ?? 0) ?? '' }
  if (variations.length < 2) return [dish]
  const forms = variations.map((variation) => ({
    target: stopTargetText({ of: 'variation', productId: id, id: variation.id }),
    title: `${name}, ${variation.name}`,
    of: name,
  }))
  return [dish, ...forms]
}
