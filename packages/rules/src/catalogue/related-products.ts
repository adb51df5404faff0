import type { Product } from '../model/product.ts'

/** The related goods among those that can be seen, in the operator's order. */
export function relatedProducts(product: Product, visible: readonly Product[]): readonly Product[] {
  const byId = new Map(visible.map((candidate) => [candidate.id, candidate]))
  byId.delete(product.id)
  return [...new Set(product.relatedIds)].flatMap((id) => byId.get(id) ?? [])
}
