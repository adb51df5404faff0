import { isDeepStrictEqual } from 'node:util'
import type { Catalogue, Product } from '@samobranka/rules'

/**
 * Every place and every language has a catalogue, and they say mostly the same of a product: what is equal is kept
 * once. Ten thousand products of three kitchens in two languages were eight times themselves in memory.
 */
export function createProductSharer(): (name: string, fresh: Catalogue) => Catalogue {
  const kept = new Map<string, Catalogue>()
  return (name, fresh) => {
    const known = productsById(kept.values())
    const products = fresh.products.map((product) => shared(product, known.get(product.id) ?? []))
    const catalogue = { ...fresh, products }
    kept.set(name, catalogue)
    return catalogue
  }
}

function productsById(catalogues: Iterable<Catalogue>): ReadonlyMap<number, readonly Product[]> {
  const found = new Map<number, Product[]>()
  for (const { products } of catalogues) {
    for (const product of products) {
      const same = found.get(product.id)
      if (!same) found.set(product.id, [product])
      else if (!same.includes(product)) same.push(product)
    }
  }
  return found
}

function shared(product: Product, known: readonly Product[]): Product {
  const whole = known.find((one) => isDeepStrictEqual(one, product))
  if (whole) return whole
  const [like] = known
  return like ? { ...product, ...equalFields(product, like) } : product
}

/** Of a product in another language or at another price: its pictures, supplements, attributes and the like. */
function equalFields(product: Product, like: Product): Partial<Product> {
  const fields = Object.entries(like) as [keyof Product, unknown][]
  return Object.fromEntries(fields.filter(([key, value]) => isDeepStrictEqual(value, product[key])))
}
