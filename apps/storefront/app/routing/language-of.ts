import { isLanguage, type Language } from '@samobranka/dictionary'
import { pageCookie, pageParameter, readPageCookie, readParameter } from './page-input.ts'

export const LANGUAGE_PARAMETER = pageParameter('lang')
export const LANGUAGE_COOKIE = pageCookie('lang')

/**
 * The address decides, then the choice kept in the cookie; the browser's own languages do not. null: nobody has
 * chosen, and the shop speaks its default one.
 */
export function languageOf(request: Request): Language | null {
  const wanted = readParameter(new URL(request.url).searchParams, LANGUAGE_PARAMETER)
  if (isLanguage(wanted)) return wanted
  const kept = readPageCookie(request, LANGUAGE_COOKIE)
  return isLanguage(kept) ? kept : null
}
