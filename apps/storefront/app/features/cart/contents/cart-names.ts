import type { CartLine, Product } from '@samobranka/rules'
import { parseJson, readKept, writeKept } from '../../../routing/browser-storage.ts'

const NAMES_KEY = 'samobranka:cart-names'

/**
 * What the goods in the cart are called. A place that does not have them, or a publish that took them away, does not
 * know their names, and a customer who comes back must be told what is gone, not only that something is.
 */
export function keepNames(lines: readonly CartLine[], products: ReadonlyMap<number, Product>): void {
  const kept = keptNames()
  const names = Object.fromEntries(
    lines.flatMap(({ productId }) => {
      const name = products.get(productId)?.name ?? kept[productId]
      return name ? [[productId, name]] : []
    }),
  )
  const text = JSON.stringify(names)
  if (text !== JSON.stringify(kept)) writeKept(NAMES_KEY, text)
}

export function keptName(productId: number): string | undefined {
  return keptNames()[productId]
}

function keptNames(): Readonly<Record<number, string>> {
  const kept = parseJson(readKept(NAMES_KEY))
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, name]) => typeof name === 'string'))
}
