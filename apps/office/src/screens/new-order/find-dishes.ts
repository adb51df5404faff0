import { type Product, searchKey, searchKeys } from '@samobranka/rules'

const MOST = 12

/** The dishes that are meant, those whose name begins so first; also in the other keyboard layout. */
export function findDishes(products: readonly Product[], text: string): readonly Product[] {
  const keys = searchKeys(text)
  if (keys.length === 0) return []
  const found = products.flatMap((product) => {
    if (!product.available) return []
    const name = searchKey(product.name)
    const rank = Math.min(...keys.map((key) => rankOf(name, key)))
    return rank < NOT_FOUND ? [{ product, rank }] : []
  })
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ product }) => product)
}

const NOT_FOUND = 3

function rankOf(name: string, key: string): number {
  if (name.startsWith(key)) return 0
  if (name.includes(` ${key}`)) return 1
  return key.split(' ').every((word) => name.includes(word)) ? 2 : NOT_FOUND
}
