import type { OrderedLine } from '@samobranka/contract'
import type { Product, StockEntry } from '@samobranka/rules'
import type { LocalBusiness } from '../publishing/local-business.ts'
import { NOTES } from './demo-people.ts'
import { between, oneOf, type Random } from './seeded-random.ts'

/** A guest does not order what the menu says is gone. */
const FEWEST_LEFT = 3

export interface DemoMenu {
  readonly local: Pick<LocalBusiness, 'products'>
  readonly stock: ReadonlyMap<number, readonly StockEntry[]>
}

/** Two to four dishes that the kitchen sells. */
export function demoLines(random: Random, menu: DemoMenu, kitchen: number): OrderedLine[] {
  const all = menu.local.products.filter((product) => isSoldAt(product, menu, kitchen))
  const dishes = all.filter(({ measureUnit }) => measureUnit !== 'kg')
  // Where nothing is cooked they buy groceries.
  const sold = dishes.length > 0 ? dishes : all
  const wished = new Map<number, OrderedLine>()
  for (let count = between(random, 2, 4); count > 0; count -= 1) {
    const product = oneOf(random, sold)
    if (product) wished.set(product.id, lineOf(random, product))
  }
  return [...wished.values()]
}

function isSoldAt(product: Product, { stock }: DemoMenu, kitchen: number): boolean {
  const { id, available, inStock, locations, price } = product
  const isLeft = (stock.get(id) ?? []).every(
    ({ warehouseId, quantity }) => warehouseId !== kitchen || quantity >= FEWEST_LEFT,
  )
  return (
    available && inStock && isLeft && price > 0 && (locations.length === 0 || locations.includes(kitchen))
  )
}

function lineOf(random: Random, product: Product): OrderedLine {
  const count = product.firstAddMinimum * between(random, 1, 2)
  const extra = random() < 0.3 ? oneOf(random, product.supplements) : undefined
  const note = random() < 0.15 ? oneOf(random, NOTES) : undefined
  return {
    productId: product.id,
    variationId: oneOf(random, product.variations)?.id ?? null,
    supplements: extra ? [{ id: extra.id, count: Math.max(1, extra.count) }] : [],
    count: Math.max(1, count),
    ...(note === undefined ? {} : { note }),
  }
}
