import type { Cart } from '@samobranka/rules'
import { type Category, type Money, type PricedLine, type Product, priceLines } from '@samobranka/rules'
import type { CartNotice } from '../contents/notice-store.ts'

/** What one of each line costs, by the line's key. */
export type KnownPrices = ReadonlyMap<string, Money>

export function pricesOf(
  cart: Pick<Cart, 'lines'>,
  products: ReadonlyMap<number, Product>,
  categories: readonly Category[],
): { readonly lines: readonly PricedLine[]; readonly prices: KnownPrices } {
  const lines = priceLines(cart.lines, products, categories)
  return { lines, prices: new Map(lines.map(({ key, unitPrice }) => [key, unitPrice])) }
}

/** The lines that have become dearer or cheaper while they lay in the cart. */
export function priceChanges(before: KnownPrices, lines: readonly PricedLine[]): CartNotice[] {
  return lines.flatMap(({ key, name, unitPrice }): CartNotice[] => {
    const was = before.get(key)
    return was === undefined || was === unitPrice ? [] : [{ kind: 'price', name, was, now: unitPrice }]
  })
}
