import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

const KEPT_NUMBERS = 2_000
const answers = new Map<string, string | null>()

/** The number as it is kept and compared, +79161234567; null when it is no number. */
export function normalisePhone(text: string, country: string): string | null {
  const question = `${country} ${text}`
  const known = answers.get(question)
  if (known !== undefined) return known
  if (answers.size >= KEPT_NUMBERS) answers.clear()
  const answer = parse(text, country)
  // The same number comes with every quote of a cart and then with the order.
  answers.set(question, answer)
  return answer
}

function parse(text: string, country: string): string | null {
  const home: CountryCode = isSupportedCountry(country) ? country : 'RU'
  const number = parsePhoneNumberFromString(text, home)
  return number?.isValid() ? number.number : null
}
