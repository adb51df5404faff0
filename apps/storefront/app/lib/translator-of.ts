import { createTranslator, type Language, type Translate, type Words } from '@samobranka/dictionary'

interface Spoken {
  readonly words: Partial<Words>
  readonly language: Language
  /** The operator's own words. */
  readonly overrides: unknown
}

const made = new WeakMap<Partial<Words>, Translate>()

/** For a page's head, which is asked for anew at every step in the shop: the same words need one translator. */
export function translatorOf({ words, language, overrides }: Spoken): Translate {
  const known = made.get(words)
  if (known) return known
  const t = createTranslator(words, language, overrides)
  made.set(words, t)
  return t
}
