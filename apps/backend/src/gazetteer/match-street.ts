import { houseKey, isKind } from './address-words.ts'
import type { Street } from './street.ts'

export interface StreetMatch {
  readonly street: Street
  /** The key of the house that was asked for; '' when only the street was. */
  readonly house: string
  /** Every word was said to its end. */
  readonly whole: boolean
  /** Less is better. */
  readonly rank: number
}

/**
 * Whether the words can mean this street: each is one of its words (the last may be half-typed), its city's, or the
 * kind of street, in any order; what remains at the end is the house, if it begins with a digit.
 */
export function matchStreet(street: Street, words: readonly string[]): StreetMatch | null {
  const free = [...street.words]
  let whole = true
  let named = 0
  let firstWord = -1
  for (const [at, word] of words.entries()) {
    const last = at === words.length - 1
    const exact = free.indexOf(word)
    const found = exact >= 0 ? exact : last || !startsLikeHouse(word) ? prefixIn(free, word) : -1
    if (found >= 0 && !(exact < 0 && startsLikeHouse(word))) {
      if (exact < 0) whole = false
      if (street.nameWords.includes(free[found] ?? '')) {
        named += 1
        if (firstWord < 0) firstWord = street.words.indexOf(free[found] ?? '')
      }
      free.splice(found, 1)
      continue
    }
    if (street.cityWords.some((cityWord) => cityWord === word || (last && cityWord.startsWith(word))))
      continue
    if (isKind(word)) continue
    if (!startsLikeHouse(word)) return null
    const house = houseKey(words.slice(at).join(''))
    return named > 0
      ? { street, house, whole: whole && isNamed(street, free), rank: rankOf(house, firstWord) }
      : null
  }
  if (named === 0) return null
  return { street, house: '', whole: whole && isNamed(street, free), rank: rankOf('', firstWord) }
}

const startsLikeHouse = (word: string): boolean => /^\d/.test(word)

function prefixIn(words: readonly string[], word: string): number {
  return words.findIndex((one) => one.startsWith(word))
}

/** Nothing of the name is left unsaid. */
function isNamed(street: Street, unsaid: readonly string[]): boolean {
  return !unsaid.some((word) => street.nameWords.includes(word))
}

function rankOf(house: string, firstWord: number): number {
  return (house === '' ? 100 : 0) + (firstWord < 0 ? 50 : firstWord)
}
