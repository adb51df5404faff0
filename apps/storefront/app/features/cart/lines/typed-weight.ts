const GRAMS = 1000

interface Units {
  /** How the language calls them: «кг», «г». */
  readonly kilogram: string
  readonly gram: string
}

interface Sold {
  /** The least and the most that are sold, in grams. */
  readonly least: number
  readonly most: number
}

/**
 * Grams as a person types them: «1300», «1,3», «1,3 кг», «800 г», «1 кг 300 г»; null where it is no weight. Without a
 * word it is kilograms where a fraction is, or where so few grams are not sold.
 */
export function typedWeight(text: string, { kilogram, gram }: Units, { least, most }: Sold): number | null {
  const pressed = text.replace(/\s/g, '').toLowerCase()
  const both = /^(\d{1,3})(\D+)(\d{1,3})(\D+)$/.exec(pressed)
  if (both?.[2] === kilogram.toLowerCase() && both[4] === gram.toLowerCase()) {
    return Number(both[1]) * GRAMS + Number(both[3]) || null
  }
  const [, digits = '', word = ''] = /^(\d{1,6}(?:[.,]\d{1,3})?)(\D*)$/.exec(pressed) ?? []
  const value = Number(digits.replace(',', '.'))
  if (!(value > 0)) return null
  if (word === gram.toLowerCase()) return Math.round(value)
  if (word !== '' && word !== kilogram.toLowerCase()) return null
  const isKilograms = word !== '' || !Number.isInteger(value) || (value < least && value * GRAMS <= most)
  return Math.round(isKilograms ? value * GRAMS : value)
}
