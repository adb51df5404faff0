import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** The number as it is kept and compared, +79161234567; null when it is no number. */
export function normalisePhone(text: string, country: string): string | null {
  const home: CountryCode = isSupportedCountry(country) ? country : 'RU'
  const number = parsePhoneNumberFromString(text, home)
  return number?.isValid() ? number.number : null
}
