import { readStopTarget, type StopTarget } from '@samobranka/rules'
import type { LocalBusiness } from '../../publishing/local-business.ts'
import { productsById } from '../../stock/live-products.ts'

type Menu = Pick<LocalBusiness, 'products' | 'categories'>

/** What the menu calls it; null where the menu has no such thing. */
export function stopTitle(menu: Menu, target: StopTarget): string | null {
  if (target.of === 'category') return menu.categories.find(({ id }) => id === target.id)?.name ?? null
  if (target.of === 'supplement') {
    for (const { supplements } of menu.products) {
      const found = supplements.find(({ id }) => id === target.id)
      if (found) return found.name
    }
    return null
  }
  const product = productsById(menu).get(target.of === 'product' ? target.id : target.productId)
  if (!product || target.of === 'product') return product?.name ?? null
  const variation = product.variations.find(({ id }) => id === target.id)
  return variation ? `${product.name}, ${variation.name}` : null
}

/** The same of a stored target; what is gone from the menu keeps its number. */
export function storedTitle(menu: Menu, kind: string, target: string): string {
  const stop = kind === 'stop' ? readStopTarget(target) : null
  return stop ? (stopTitle(menu, stop) ?? target) : ''
}
