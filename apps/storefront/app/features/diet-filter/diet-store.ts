import type { Content } from '@samobranka/rules'
import { create } from 'zustand'
import { followKept, readKept, writeKept } from '../../routing/browser-storage.ts'
import { readCookie, writeCookie } from '../../routing/cookies.ts'
import { hidingRules } from './hiding-rules.ts'
import { DIET_COOKIE, DIET_KEY, type Diet, NO_DIET, readDiet } from './kept-diet.ts'

export const useDiet = create<Diet>(() => NO_DIET)

/** Reads the kept ones and follows the other tabs; called once the page has taken over. */
export function readKeptDiet(): () => void {
  show(readDiet(readKept(DIET_KEY)))
  return followKept(DIET_KEY, (text) => show(readDiet(text)))
}

export function keepDiet(change: Partial<Diet>): void {
  const wished = { ...useDiet.getState(), ...change }
  const diet = { ...wished, only: wished.only && wished.avoided.length > 0 }
  show(diet)
  const style = hidingRules(diet.avoided, diet.only)
  writeKept(DIET_KEY, diet.avoided.length === 0 ? null : JSON.stringify({ ...diet, style }))
}

function show(diet: Diet): void {
  const had = useDiet.getState().avoided.length > 0
  useDiet.setState(diet)
  const has = diet.avoided.length > 0
  // An empty style is a style as well: the browser would ask every element of the page about it.
  if (!has && !had) return
  try {
    if (has && readCookie(document.cookie, DIET_COOKIE) === null) writeCookie(DIET_COOKIE, '1')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(hidingRules(diet.avoided, diet.only))
    document.adoptedStyleSheets = [sheet]
  } catch {
    // A browser too old to take a style from a script shows everything, with its warnings.
  }
}

/** What of these contents the person does not eat. */
export function useUnwanted(contents: readonly Content[]): readonly Content[] {
  const avoided = useDiet((diet) => diet.avoided)
  return contents.filter((content) => avoided.includes(content))
}

/** True for goods with nothing in them that the person avoids. */
export function suits(contents: readonly Content[], { avoided }: Pick<Diet, 'avoided'>): boolean {
  return !contents.some((content) => avoided.includes(content))
}
