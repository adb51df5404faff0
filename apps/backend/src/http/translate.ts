import {
  createTranslator,
  DEFAULT_LANGUAGE,
  isLanguage,
  loadWords,
  type Translate,
} from '@samobranka/dictionary'

const translators = new Map<string, Promise<Translate>>()

/** Of a language that the dictionary does not have, the default one's. */
export function translatorOf(language: string): Promise<Translate> {
  const supported = isLanguage(language) ? language : DEFAULT_LANGUAGE
  const known = translators.get(supported)
  if (known) return known
  const fresh = loadWords(supported).then((words) => createTranslator(words, supported))
  translators.set(supported, fresh)
  return fresh
}

export async function translate(language: string, ...words: Parameters<Translate>): Promise<string> {
  return (await translatorOf(language))(...words)
}
