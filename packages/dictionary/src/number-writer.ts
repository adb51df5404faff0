import { decimalPoint, type Language, numberLocale } from './language.ts'

/** Below a thousand, with no more decimals than Intl would leave: such numbers are written by hand. */
const SHORT = /^\d{1,3}(?:\.\d{1,3})?$/

/**
 * Writes numbers the language's way. Counts, portions and weights are short; a browser's first Intl.NumberFormat costs
 * it a tenth of a second on a phone, so it is made when a long number is met.
 */
export function numberWriter(language: Language): (value: number) => string {
  const point = decimalPoint(language)
  let long: Intl.NumberFormat | undefined
  return (value) => {
    const text = String(value)
    if (SHORT.test(text)) return text.replace('.', point)
    long ??= new Intl.NumberFormat(numberLocale(language))
    return long.format(value)
  }
}
