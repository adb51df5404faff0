import type { CartLine } from '../model/cart.ts'
import type { Money } from '../model/money.ts'
import type { Product } from '../model/product.ts'
import { BILLION, billionths } from '../money/decimal.ts'
import { divideHalfUp } from '../money/divide-half-up.ts'
import { isPerKg, PRICE_UNIT, portionOf } from './per-kg.ts'
import { supplementsPrice } from './supplements-price.ts'

const WHOLE_PERCENT = 10_000n
const UNIT = BigInt(PRICE_UNIT)

/** Fractions of a minor unit that an exact price is counted in: nothing is rounded before the line. */
const SCALE = BILLION * WHOLE_PERCENT

type Choice = Pick<CartLine, 'variationId' | 'supplements'>

/** The price of one unit, for kg goods of 1000 units of weight, as shown. */
export function unitPrice(product: Product, choice: Choice): Money {
  if (isWhole(product)) return wholeUnit(product, choice)
  return divideHalfUp(exactUnit(product, choice), SCALE)
}

/** What `count` units (or portions) cost, rounded half up once. */
export function linePrice(product: Product, choice: Choice, count: number): Money {
  if (isWhole(product) && !isPerKg(product)) return wholeUnit(product, choice) * count
  const exact = exactUnit(product, choice) * BigInt(count)
  return isPerKg(product)
    ? divideHalfUp(exact * BigInt(portionOf(product, choice.variationId)), SCALE * UNIT)
    : divideHalfUp(exact, SCALE)
}

/** Most prices are whole from the start: nothing multiplies or divides them. */
function isWhole({ priceMultiplier, combo }: Product): boolean {
  return priceMultiplier === 1 && combo === null
}

function wholeUnit(product: Product, choice: Choice): Money {
  return basePrice(product, choice.variationId) + supplementsPrice(product, choice.supplements)
}

function exactUnit(product: Product, choice: Choice): bigint {
  const price = BigInt(basePrice(product, choice.variationId)) * billionths(product.priceMultiplier)
  const full = price + BigInt(supplementsPrice(product, choice.supplements)) * BILLION
  if (product.combo === null) return full * WHOLE_PERCENT
  const { type, amount } = product.combo
  const left =
    type === 'percent'
      ? full * (WHOLE_PERCENT - BigInt(amount))
      : (full - BigInt(amount) * BILLION) * WHOLE_PERCENT
  return left > 0n ? left : 0n
}

function basePrice(product: Product, variationId: number | null): Money {
  return product.variations.find(({ id }) => id === variationId)?.price ?? product.price
}
