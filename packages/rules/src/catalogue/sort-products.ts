import type { Product } from '../model/product.ts'
import { cardPrice } from './card-price.ts'

export const PRODUCT_ORDERS = ['published', 'price_up', 'price_down', 'name'] as const

export type ProductOrder = (typeof PRODUCT_ORDERS)[number]

/** Equals keep the published order. */
export function sortProducts(
  products: readonly Product[],
  order: ProductOrder,
  language: string,
): readonly Product[] {
  switch (order) {
    case 'published':
      return products
    case 'price_up':
      return byPrice(products, 1)
    case 'price_down':
      return byPrice(products, -1)
    case 'name':
      return products.toSorted(byName(language))
  }
}

/** So many names are sorted, or merged, before somebody else may have his turn. */
const HANDFUL = 256

/** The same by name for long lists: an alphabet's rules make each comparison dear. */
export async function sortByNameInSlices(
  products: readonly Product[],
  language: string,
  pause: () => Promise<unknown> | null,
): Promise<readonly Product[]> {
  const compare = byName(language)
  let runs: (readonly Product[])[] = []
  for (let from = 0; from < products.length; from += HANDFUL) {
    runs.push(products.slice(from, from + HANDFUL).sort(compare))
    await pause()
  }
  while (runs.length > 1) {
    const longer: (readonly Product[])[] = []
    for (let place = 0; place < runs.length; place += 2) {
      longer.push(await merged(runs[place] ?? [], runs[place + 1] ?? [], compare, pause))
    }
    runs = longer
  }
  return runs[0] ?? []
}

type Compare = (a: Product, b: Product) => number

/** Of equals the one from `before` goes first. */
async function merged(
  before: readonly Product[],
  after: readonly Product[],
  compare: Compare,
  pause: () => Promise<unknown> | null,
): Promise<readonly Product[]> {
  const all: Product[] = []
  let place = 0
  for (const next of after) {
    for (let one = before[place]; one && compare(one, next) <= 0; one = before[place]) {
      all.push(one)
      place += 1
    }
    all.push(next)
    if (all.length % HANDFUL === 0) await pause()
  }
  for (; place < before.length; place += 1) all.push(before[place] as Product)
  return all
}

function byName(language: string): Compare {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return (a, b) => compare(a.name, b.name)
}

/** Prices are looked up once a product, not once a comparison. */
function byPrice(products: readonly Product[], direction: 1 | -1): readonly Product[] {
  return products
    .map((product) => ({ product, key: cardPrice(product) * direction }))
    .sort((a, b) => a.key - b.key)
    .map(({ product }) => product)
}
