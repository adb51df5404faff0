import type { Translate } from '@samobranka/dictionary'
import { isPerKg, type PricedLine, portionOf } from '@samobranka/rules'

const KILOGRAM = 1000

/** «350 г», «1,5 кг»: said the same way on the card, in the sheet, in the cart and of an order. */
export function weightText(grams: number, t: Translate): string {
  return grams < KILOGRAM ? t('unit.gram', { value: grams }) : t('unit.kilogram', { value: grams / KILOGRAM })
}

/** How much of something: «× 2», of goods by weight «1,3 кг». */
export function amountText(
  { count, grams }: { readonly count: number; readonly grams: number | null },
  t: Translate,
): string {
  return grams ? weightText(grams * count, t) : `× ${count}`
}

/** Of a line that the browser itself has priced. */
export function amountOf({ product, variationId, count }: PricedLine): {
  readonly count: number
  readonly grams: number | null
} {
  return { count, grams: isPerKg(product) ? portionOf(product, variationId) : null }
}
