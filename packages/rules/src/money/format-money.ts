import type { Currency } from '../model/currency.ts'
import type { Money } from '../model/money.ts'
import { convert } from './convert.ts'

/** Narrow no-break space: a price never breaks over two lines. */
const THIN = '\u202F'
const MINUS = '\u2212'
// A table, not Intl: browsers lack some of our languages and would hydrate another mark than the server rendered.
const POINT_LANGUAGES = new Set(['en', 'hi', 'zh-CN'])
/** Signs that these languages write before the number, close to it. */
const LEADING_SIGNS = new Set(['$', '£', '€', '¥', '₹'])

/** «1 290 ₽», in English “$5.20”; minor units only where they are not zero. */
export function formatMoney(sum: Money, currency: Currency, language: string): string {
  const decimals = currency.isDefault ? 2 : currency.decimals
  const amount = convert(sum, currency)
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, THIN)
  const minor = digits.slice(digits.length - decimals)
  const pointed = POINT_LANGUAGES.has(language)
  const mark = pointed ? '.' : ','
  const shown = Number(minor) === 0 ? whole : `${whole}${mark}${minor}`
  const minus = amount < 0 ? MINUS : ''
  if (pointed && LEADING_SIGNS.has(currency.symbol)) return `${minus}${currency.symbol}${shown}`
  return `${minus}${shown}${THIN}${currency.symbol}`
}
