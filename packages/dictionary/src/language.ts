/**
 * `numbers` is the locale whose digits and separators the language shares. Browsers ship no number data
 * for some languages and write 12,345.5 where the server wrote 12 345,5, so hydration would change the page.
 * `point` stands before the decimals there.
 */
export const LANGUAGES = [
  { code: 'ru', name: 'Русский', direction: 'ltr', numbers: 'ru', point: ',' },
  { code: 'be', name: 'Беларуская', direction: 'ltr', numbers: 'ru', point: ',' },
  { code: 'en', name: 'English', direction: 'ltr', numbers: 'en', point: '.' },
  { code: 'de', name: 'Deutsch', direction: 'ltr', numbers: 'de', point: ',' },
  { code: 'fr', name: 'Français', direction: 'ltr', numbers: 'fr', point: ',' },
  { code: 'pt', name: 'Português', direction: 'ltr', numbers: 'pt', point: ',' },
  { code: 'es', name: 'Español', direction: 'ltr', numbers: 'es', point: ',' },
  { code: 'it', name: 'Italiano', direction: 'ltr', numbers: 'it', point: ',' },
  { code: 'hy', name: 'Հայերեն', direction: 'ltr', numbers: 'ru', point: ',' },
  { code: 'vi', name: 'Tiếng Việt', direction: 'ltr', numbers: 'vi', point: ',' },
  { code: 'id', name: 'Bahasa Indonesia', direction: 'ltr', numbers: 'id', point: ',' },
  { code: 'zh-CN', name: '简体中文', direction: 'ltr', numbers: 'zh-CN', point: '.' },
  { code: 'kk', name: 'Қазақша', direction: 'ltr', numbers: 'ru', point: ',' },
  { code: 'tr', name: 'Türkçe', direction: 'ltr', numbers: 'tr', point: ',' },
  { code: 'tt', name: 'Татарча', direction: 'ltr', numbers: 'ru', point: ',' },
  { code: 'az', name: 'Azərbaycanca', direction: 'ltr', numbers: 'tr', point: ',' },
  { code: 'uz', name: 'Oʻzbekcha', direction: 'ltr', numbers: 'ru', point: ',' },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr', numbers: 'hi', point: '.' },
] as const

export type Language = (typeof LANGUAGES)[number]['code']

export const DEFAULT_LANGUAGE = 'ru' satisfies Language

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language.code === text)
}

/** What stands before the decimals, the same as Intl would write. */
export function decimalPoint(language: Language): string {
  return LANGUAGES.find((known) => known.code === language)?.point ?? ','
}

/** The locale to give Intl.NumberFormat, the same digits on the server and in every browser. */
export function numberLocale(language: Language): string {
  return LANGUAGES.find((known) => known.code === language)?.numbers ?? DEFAULT_LANGUAGE
}
