import { LIMITS } from '@samobranka/contract'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { boundedMap } from '../memory/bounded-map.ts'

/** No number is longer, with whatever stands between its digits. */
const LONGEST = LIMITS.phone
const answers = boundedMap<string | null>(512 * 1024)

/** The number as it is kept and compared, +79161234567; null when it is no number. */
export function normalisePhone(text: string, country: string): string | null {
  if (text.length > LONGEST) return null
  const key = `${country} ${text}`
  const known = answers.get(key)
  if (known !== undefined) return known
  const answer = parse(text, country)
  // The same number comes with every quote of a cart and then with the order.
  answers.set(key, answer)
  return answer
}

function parse(text: string, country: string): string | null {
  const home: CountryCode = isSupportedCountry(country) ? country : 'RU'
  const number = parsePhoneNumberFromString(text, home)
  return number?.isValid() ? number.number : null
}
