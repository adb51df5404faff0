import { searchKey } from './search-keys.ts'

/** Words that mean the same, each as its search key; the beginning of a word is enough. */
export type Synonyms = readonly (readonly string[])[]

/** Shorter, a beginning may be of anything. */
const LEAST_TYPED = 3
const LEAST_BEGINNING = 4

/** «веган, вегетариан, постн; кола, coca»: groups parted by semicolons, words by commas. */
export function readSynonyms(text: string): Synonyms {
  return text
    .split(';')
    .map((group) => [...new Set(group.split(',').map(searchKey).filter(Boolean))])
    .filter(({ length }) => length > 1)
}

/** The query's key, and as it would be with other words of the same meaning. */
export function withSynonyms(key: string, synonyms: Synonyms): readonly string[] {
  const keys = new Set([key])
  const words = key.split(' ')
  for (const group of synonyms) {
    const typed = typedOf(words, group)
    if (!typed) continue
    for (const word of group) keys.add(words.toSpliced(typed.place, typed.long, word).join(' '))
  }
  return [...keys]
}

interface Typed {
  readonly place: number
  /** How many words. */
  readonly long: number
}

/** Where the query says one of the group, the longest first: «кола» stands in «кока кола» too. */
function typedOf(words: readonly string[], group: readonly string[]): Typed | null {
  const longestFirst = group.toSorted((a, b) => b.split(' ').length - a.split(' ').length)
  for (const synonym of longestFirst) {
    const long = synonym.split(' ').length
    for (let place = 0; place + long <= words.length; place += 1)
      if (means(words.slice(place, place + long).join(' '), synonym)) return { place, long }
  }
  return null
}

/** Whether it is this word, begins it, or is a form of it. */
function means(typed: string, synonym: string): boolean {
  if (typed === synonym) return true
  if (typed.length >= LEAST_TYPED && synonym.startsWith(typed)) return true
  return synonym.length >= LEAST_BEGINNING && typed.startsWith(synonym)
}
