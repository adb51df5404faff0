import { type Language, loadWords, pickWords, type Words } from '@samobranka/dictionary'

/** The screens that any page may show without asking the server again. */
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

/** The words that travel with every page; other screens bring their own. */
export function wordsOnPage(language: Language): Promise<Partial<Words>> {
  const known = picked.get(language) ?? loadWords(language).then((words) => pickWords(words, SCREENS))
  picked.set(language, known)
  return known
}

/** Eight hundred words are sifted once, not for every page. */
const picked = new Map<Language, Promise<Partial<Words>>>()
