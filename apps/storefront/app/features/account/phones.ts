import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

export interface Country {
  readonly code: string
  readonly name: string
  readonly calling: string
}

const known = (country: string): CountryCode => (isSupportedCountry(country) ? country : 'RU')

/** +79161234567, or null when it is no number of that country or, after a plus, of any. */
export function phoneNumber(typed: string, country: string): string | null {
  const number = parsePhoneNumberFromString(typed, known(country))
  return number?.isValid() ? number.number : null
}

/** As far as it is typed, set apart as the country writes it; «тел.» is copied along with many a number. */
export function formatTyped(typed: string, country: string): string {
  return new AsYouType(known(country)).input(typed.replace(/^[^+\d]+/, ''))
}

/** The country that a number with a plus names by itself. */
export function countryIn(typed: string): string | null {
  if (!typed.trim().startsWith('+')) return null
  const asYouType = new AsYouType()
  asYouType.input(typed)
  return asYouType.getCountry() ?? null
}

/** +7 916 123-45-67, for reading. */
export function readablePhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone
}

/** By name in the visitor's language. */
export function countries(language: string): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, calling: `+${getCountryCallingCode(code)}` }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
}

/** The same number under another country: a calling code that was typed is exchanged, a number of one's own kept. */
export function moveToCountry(typed: string, country: string): string {
  if (!typed.trim().startsWith('+')) return formatTyped(typed, country)
  const calling = `+${getCountryCallingCode(known(country))}`
  const national = parsePhoneNumberFromString(typed)?.nationalNumber ?? ''
  return formatTyped(`${calling}${national}`, country)
}
