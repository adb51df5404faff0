/**
 * `numbers` is the locale whose digits and separators the language shares. Browsers ship no number data
 * for some languages and write 12,345.5 where the server wrote 12 345,5, so hydration would change the page.
 */
export const LANGUAGES = [
  { code: 'ru', name: 'Русский', direction: 'ltr', numbers: 'ru' },
  { code: 'be', name: 'Беларуская', direction: 'ltr', numbers: 'ru' },
  { code: 'en', name: 'English', direction: 'ltr', numbers: 'en' },
  { code: 'de', name: 'Deutsch', direction: 'ltr', numbers: 'de' },
  { code: 'fr', name: 'Français', direction: 'ltr', numbers: 'fr' },
  { code: 'pt', name: 'Português', direction: 'ltr', numbers: 'pt' },
  { code: 'es', name: 'Español', direction: 'ltr', numbers: 'es' },
  { code: 'it', name: 'Italiano', direction: 'ltr', numbers: 'it' },
  { code: 'hy', name: 'Հայերեն', direction: 'ltr', numbers: 'ru' },
  { code: 'vi', name: 'Tiếng Việt', direction: 'ltr', numbers: 'vi' },
  { code: 'id', name: 'Bahasa Indonesia', direction: 'ltr', numbers: 'id' },
  { code: 'zh-CN', name: '简体中文', direction: 'ltr', numbers: 'zh-CN' },
  { code: 'kk', name: 'Қазақша', direction: 'ltr', numbers: 'ru' },
  { code: 'tr', name: 'Türkçe', direction: 'ltr', numbers: 'tr' },
  { code: 'tt', name: 'Татарча', direction: 'ltr', numbers: 'ru' },
  { code: 'az', name: 'Azərbaycanca', direction: 'ltr', numbers: 'tr' },
  { code: 'uz', name: 'Oʻzbekcha', direction: 'ltr', numbers: 'ru' },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr', numbers: 'hi' },
] as const

export type Language = (typeof LANGUAGES)[number]['code']

export const DEFAULT_LANGUAGE = 'ru' satisfies Language

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language.code === text)
}

/** The locale to give Intl.NumberFormat, the same digits on the server and in every browser. */
export function numberLocale(language: Language): string {
  return LANGUAGES.find((known) => known.code === language)?.numbers ?? DEFAULT_LANGUAGE
}
