import type { ChosenSupplement } from '../model/cart.ts'
import type { Money } from '../model/money.ts'
import type { Product } from '../model/product.ts'

export interface PricedSupplement extends ChosenSupplement {
  readonly name: string
  readonly price: Money
  readonly calculatedPrice: Money
}

/** The chosen supplements with their prices; those the product does not offer are left out. */
export function priceSupplements(
  product: Pick<Product, 'supplements'>,
  chosen: readonly ChosenSupplement[],
): PricedSupplement[] {
  return chosen.flatMap(({ id, count }) => {
    const offered = product.supplements.find((supplement) => supplement.id === id)
    if (!offered || count <= 0) return []
    return { id, count, name: offered.name, price: offered.price, calculatedPrice: offered.price * count }
  })
}

export function supplementsPrice(
  product: Pick<Product, 'supplements'>,
  chosen: readonly ChosenSupplement[],
): Money {
  return priceSupplements(product, chosen).reduce((sum, { calculatedPrice }) => sum + calculatedPrice, 0)
}
