import { isLanguage, type Language } from '@samobranka/dictionary'
import { readCookie } from '../routing/cookies.ts'

export const LANGUAGE_PARAMETER = 'lang'
export const LANGUAGE_COOKIE = 'lang'

/**
 * The address decides, then the choice kept in the cookie; the browser's own languages do not. null: nobody has
 * chosen, and the shop speaks its default one.
 */
export function languageOf(request: Request): Language | null {
  const asked = new URL(request.url).searchParams.get(LANGUAGE_PARAMETER)
  if (isLanguage(asked)) return asked
  const kept = readCookie(request.headers.get('Cookie') ?? '', LANGUAGE_COOKIE)
  return isLanguage(kept) ? kept : null
}
