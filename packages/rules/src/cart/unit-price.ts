import type { CartLine } from '../model/cart.ts'
import type { Money } from '../model/money.ts'
import type { ComboDiscount, Product } from '../model/product.ts'
import { BILLION, billionths } from '../money/decimal.ts'
import { divideHalfUp } from '../money/divide-half-up.ts'
import { isPerKg, PRICE_UNIT, portionOf } from './per-kg.ts'
import { supplementsPrice } from './supplements-price.ts'

const WHOLE_PERCENT = 10_000

/** Ten-trillionths of a minor unit: nothing is rounded before the line. */
const SCALE = BILLION * BigInt(WHOLE_PERCENT)

type Choice = Pick<CartLine, 'variationId' | 'supplements'>

/** The price of one unit, for kg goods of 1000 units of weight, as shown. */
export function unitPrice(product: Product, choice: Choice): Money {
  return divideHalfUp(exactUnit(product, choice), SCALE)
}

/** What `count` units (or portions) cost, rounded half up once. */
export function linePrice(product: Product, choice: Choice, count: number): Money {
  const exact = exactUnit(product, choice) * BigInt(count)
  return isPerKg(product)
    ? divideHalfUp(exact * BigInt(portionOf(product)), SCALE * BigInt(PRICE_UNIT))
    : divideHalfUp(exact, SCALE)
}

function exactUnit(product: Product, choice: Choice): bigint {
  const variation = product.variations.find(({ id }) => id === choice.variationId)
  const price = BigInt(variation?.price ?? product.price) * billionths(product.priceMultiplier)
  const full = price + BigInt(supplementsPrice(product, choice.supplements)) * BILLION
  return afterCombo(full, product.combo)
}

function afterCombo(full: bigint, combo: ComboDiscount | null): bigint {
  if (combo === null) return full * BigInt(WHOLE_PERCENT)
  const left =
    combo.type === 'percent'
      ? full * BigInt(WHOLE_PERCENT - combo.amount)
      : (full - BigInt(combo.amount) * BILLION) * BigInt(WHOLE_PERCENT)
  return left > 0n ? left : 0n
}
