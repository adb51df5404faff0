import type { Settings } from '@samobranka/contract'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@samobranka/dictionary'

type Languages = Settings['languages']

/**
 * The languages the shop is shown in: those of the operator's that the dictionary speaks, exactly one of them the
 * default. An operator who names none speaks the default one.
 */
export function shopLanguages(listed: Languages): Languages {
  const shown = listed.filter(({ code }) => isLanguage(code))
  const main = (shown.find(({ isDefault }) => isDefault) ?? shown[0])?.code
  if (main === undefined) return [{ code: DEFAULT_LANGUAGE, text: '', isDefault: true, words: {} }]
  return shown.map((language) => ({ ...language, isDefault: language.code === main }))
}

export function mainLanguage(languages: Languages): Language {
  const code = languages.find(({ isDefault }) => isDefault)?.code
  return isLanguage(code) ? code : DEFAULT_LANGUAGE
}
