import {
  createTranslator,
  type Language,
  type OfficeKey,
  officeWords,
  type Translate,
} from '@samobranka/dictionary'

export type PrintWords = Translate<OfficeKey>

const made = new Map<Language, PrintWords>()

/** What is printed is said in the business's own language. */
export function printWords(language: Language): PrintWords {
  const known = made.get(language)
  if (known) return known
  const fresh = createTranslator<OfficeKey>(officeWords(language), language)
  made.set(language, fresh)
  return fresh
}
