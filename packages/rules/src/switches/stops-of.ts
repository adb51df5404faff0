import { withDescendants } from '../catalogue/with-descendants.ts'
import type { Category } from '../model/category.ts'
import type { Product } from '../model/product.ts'
import type { Switch } from '../model/switch.ts'

/** What cannot be had, in a form that is asked for every dish. */
export interface Stops {
  readonly products: ReadonlySet<number>
  /** `product/variation`. */
  readonly variations: ReadonlySet<string>
  readonly supplements: ReadonlySet<number>
  /** With everything below them. */
  readonly categories: ReadonlySet<number>
}

/** The stops among the switches; null where there are none, as on most days. */
export function stopsOf(switches: readonly Switch[], categories: readonly Category[]): Stops | null {
  const targets = switches.flatMap((each) => (each.kind === 'stop' ? [each.target] : []))
  if (targets.length === 0) return null
  const idsOf = (of: 'product' | 'supplement' | 'category') =>
    targets.flatMap((target) => (target.of === of ? [target.id] : []))
  return {
    products: new Set(idsOf('product')),
    variations: new Set(
      targets.flatMap((target) =>
        target.of === 'variation' ? [variationKey(target.productId, target.id)] : [],
      ),
    ),
    supplements: new Set(idsOf('supplement')),
    categories: withDescendants(idsOf('category'), categories),
  }
}

export function variationKey(productId: number, variationId: number): string {
  return `${productId}/${variationId}`
}

/** Whether no form of the dish can be had. */
export function isStopped({ id, categories }: Pick<Product, 'id' | 'categories'>, stops: Stops): boolean {
  return stops.products.has(id) || categories.some((category) => stops.categories.has(category))
}
