import { type Language, loadWords, pickWords, type Words } from '@samobranka/dictionary'
import { type EmbeddedText, embeddedText } from '../format/embedded-text.ts'
import { readScriptSafeJson, scriptSafeJson } from '../format/script-safe-json.ts'

/** The screens that any page may show without asking the server again, the cart also where there is no network. */
const SCREENS = [
  'common',
  'a11y',
  'header',
  'login',
  'menu',
  'footer',
  'home',
  'catalogue',
  'search',
  'product',
  'favourites',
  'filters',
  'sort',
  'toast',
  'place',
  'delivery',
  'cart',
  'discount',
  'promocode',
  'bonuses',
  'request',
  'theme',
  'language',
  'currency',
  'cookie',
  'demo',
  'offline',
  'error',
  'unit',
  'nutrition',
  'allergen',
  'workTime',
  'weekday',
  'stories',
]

/** The words that travel with every page, as one text; other screens bring their own. */
export function wordsOnPage(language: Language): Promise<string> {
  const known =
    written.get(language) ?? loadWords(language).then((words) => scriptSafeJson(pickWords(words, SCREENS)))
  written.set(language, known)
  return known
}

/** Eight hundred words are sifted once, not for every page. */
const written = new Map<Language, Promise<string>>()

/** The same embedded text for the same words. */
export function embeddedWords(text: string): EmbeddedText {
  const known = embeddedTexts.get(text) ?? embeddedText(text)
  embeddedTexts.set(text, known)
  return known
}

const embeddedTexts = new Map<string, EmbeddedText>()

/** What such a text says; the same words for the same text. */
export function readWords(text: string): Partial<Words> {
  const known = read.get(text) ?? (readScriptSafeJson(text) as Partial<Words>)
  read.set(text, known)
  return known
}

const read = new Map<string, Partial<Words>>()
