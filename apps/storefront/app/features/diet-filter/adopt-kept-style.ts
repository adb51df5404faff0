import { readCookie } from '../../routing/cookies.ts'
import { DIET_COOKIE, DIET_KEY } from './kept-diet.ts'

/**
 * The kept style stands before the first card is painted. A cookie tells whether there is one: the browser's storage
 * keeps a page that has just begun waiting.
 */
export function adoptKeptStyle(): void {
  if (readCookie(document.cookie, DIET_COOKIE) === null) return
  try {
    const kept = JSON.parse(localStorage.getItem(DIET_KEY) ?? 'null') as { style?: string } | null
    if (!kept?.style) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(kept.style)
    document.adoptedStyleSheets = [sheet]
  } catch {
    // A forbidden or broken storage: nothing is hidden until the page is hydrated.
  }
}
