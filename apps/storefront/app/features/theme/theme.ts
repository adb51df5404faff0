import { readCookie, writeCookie } from '../../routing/cookies.ts'

const THEME_COOKIE = 'theme'

export type Theme = 'light' | 'dark'

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  writeCookie(THEME_COOKIE, theme)
}

/**
 * Before anything is painted (pages are cached for all visitors alike, so the server cannot know the choice, and a page
 * that turns dark after a white flash hurts), and in a document that is drawn anew, as after the error page.
 */
export function restoreTheme(): void {
  const kept = readCookie(document.cookie, THEME_COOKIE)
  if (kept === 'dark' || kept === 'light') document.documentElement.dataset.theme = kept
}

/** The theme of the surroundings, for who has not chosen one here; it is not remembered as a choice. */
export function followTheme(theme: Theme): void {
  if (readCookie(document.cookie, THEME_COOKIE) === null) document.documentElement.dataset.theme = theme
}
