/** The maps service speaks by locale: Russian, or the page's language with its country; en_EN is no locale. */
export function yandexLanguage(language: string): string {
  const [base = 'ru', region = base] = language.split('-')
  const locale = `${base}_${region.toUpperCase()}`
  return locale === 'en_EN' ? 'en_US' : locale
}
