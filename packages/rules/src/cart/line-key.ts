import type { CartLine, ChosenSupplement } from '../model/cart.ts'

export type LineChoice = Pick<CartLine, 'productId' | 'variationId' | 'supplements'>

/** Two lines with the same key are the same line. */
export function lineKey({ productId, variationId, supplements }: LineChoice): string {
  if (supplements.length === 0) return `${productId}/${variationId ?? ''}/`
  const set = tidySupplements(supplements)
    .map(({ id, count }) => `${id}x${count}`)
    .join('+')
  return `${productId}/${variationId ?? ''}/${set}`
}

/** Each supplement once, none of zero, by id: the order of tapping does not make another dish. */
export function tidySupplements(supplements: readonly ChosenSupplement[]): ChosenSupplement[] {
  if (supplements.length === 0) return []
  const counts = new Map<number, number>()
  for (const { id, count } of supplements) counts.set(id, (counts.get(id) ?? 0) + count)
  return [...counts]
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => a - b)
    .map(([id, count]) => ({ id, count }))
}
