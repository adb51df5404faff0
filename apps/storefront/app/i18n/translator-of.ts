import { createTranslator, type Language, type Translate, type Words } from '@samobranka/dictionary'
import { readWords } from './words-on-page.ts'

interface Wording {
  readonly words: Partial<Words>
  readonly language: Language
  /** The operator's own words. */
  readonly overrides: object
}

const made = new WeakMap<Partial<Words>, WeakMap<object, Translate>>()

/** The same words need one translator: a page's head asks for it at every step in the shop, the server for every page. */
export function translatorOf({ words, language, overrides }: Wording): Translate {
  const withWords = made.get(words) ?? new WeakMap<object, Translate>()
  const t = withWords.get(overrides) ?? createTranslator(words, language, overrides)
  made.set(words, withWords.set(overrides, t))
  return t
}

/** In the words that came with the page. */
export const rootTranslator = (root: Omit<Wording, 'words'> & { readonly words: string }): Translate =>
  translatorOf({ ...root, words: readWords(root.words) })
