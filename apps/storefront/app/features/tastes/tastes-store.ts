import type { Content } from '@samobranka/rules'
import { create } from 'zustand'
import { readCookie, writeCookie } from '../../routing/cookies.ts'
import { hidingRules } from './hiding-rules.ts'
import { NO_TASTES, readTastes, TASTES_COOKIE, TASTES_KEY, type Tastes } from './kept-tastes.ts'

export const useTastes = create<Tastes>(() => NO_TASTES)

/** Reads the kept ones and follows the other tabs; called once the page has taken over. */
export function readKeptTastes(): () => void {
  show(readTastes(localStorage.getItem(TASTES_KEY)))
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === TASTES_KEY || key === null) show(readTastes(newValue))
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

export function keepTastes(change: Partial<Tastes>): void {
  const wished = { ...useTastes.getState(), ...change }
  const tastes = { ...wished, only: wished.only && wished.avoided.length > 0 }
  show(tastes)
  try {
    if (tastes.avoided.length === 0) localStorage.removeItem(TASTES_KEY)
    else {
      const style = hidingRules(tastes.avoided, tastes.only)
      localStorage.setItem(TASTES_KEY, JSON.stringify({ ...tastes, style }))
    }
  } catch {
    // A full or forbidden storage: they live on in this tab.
  }
}

function show(tastes: Tastes): void {
  const had = useTastes.getState().avoided.length > 0
  useTastes.setState(tastes)
  const has = tastes.avoided.length > 0
  // An empty style is a style as well: the browser would ask every element of the page about it.
  if (!has && !had) return
  try {
    if (has && readCookie(document.cookie, TASTES_COOKIE) === null) writeCookie(TASTES_COOKIE, '1')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(hidingRules(tastes.avoided, tastes.only))
    document.adoptedStyleSheets = [sheet]
  } catch {
    // A browser too old to take a style from a script shows everything, with its warnings.
  }
}

/** What of these contents the person does not eat. */
export function useUnwanted(contents: readonly Content[]): readonly Content[] {
  const avoided = useTastes((tastes) => tastes.avoided)
  return contents.filter((content) => avoided.includes(content))
}

/** True for goods with nothing in them that the person avoids. */
export function suits(contents: readonly Content[], { avoided }: Pick<Tastes, 'avoided'>): boolean {
  return !contents.some((content) => avoided.includes(content))
}
