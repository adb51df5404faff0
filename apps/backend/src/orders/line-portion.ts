import type { Language } from '@samobranka/dictionary'
import { isPerKg, type Product, portionOf } from '@samobranka/rules'
import { translate } from '../http/translate.ts'

/** How much one unit of a line is: kept with the order, so that a smaller dish is not sold again as the same. */
export interface Portion {
  readonly variationName: string
  /** Of kg goods. */
  readonly grams?: number
  /** As the menu prints it, in the order's language. */
  readonly weight?: string
}

const KILOGRAM = 1000

/** What is kept of a line's portion beside its variation; nothing where the menu says nothing. */
export function sizeOf(product: Product, variationId: number | null): Pick<Portion, 'grams' | 'weight'> {
  if (isPerKg(product)) return { grams: portionOf(product, variationId) }
  const weight = product.variations.find(({ id }) => id === variationId)?.weight || product.weight
  return weight === '' ? {} : { weight }
}

export function portionNow(product: Product, variationId: number | null): Portion {
  const variation = product.variations.find(({ id }) => id === variationId)
  return { variationName: variation?.name ?? '', ...sizeOf(product, variationId) }
}

/** What was not known then, or is not told now, has not changed. */
export function isOtherPortion(was: Portion, now: Portion): boolean {
  return (
    isOther(was.variationName, now.variationName) || isOther(was.grams ?? was.weight, now.grams ?? now.weight)
  )
}

const isOther = (was?: string | number, now?: string | number): boolean => !!was && !!now && was !== now

export async function describePortion(
  { variationName, grams, weight }: Portion,
  language: Language,
): Promise<string> {
  const size = grams ? await describeGrams(grams, language) : weight
  return [variationName, size].filter(Boolean).join(', ')
}

function describeGrams(grams: number, language: Language): Promise<string> {
  return grams >= KILOGRAM
    ? translate(language, 'unit.kilogram', { value: grams / KILOGRAM })
    : translate(language, 'unit.gram', { value: grams })
}
