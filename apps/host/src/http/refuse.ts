import type { BackendRequest } from '@samobranka/backend'
import {
  createTranslator,
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  loadWords,
} from '@samobranka/dictionary'

const refusals = {
  unauthorized: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  payload_too_large: 413,
  internal_error: 500,
  upstream_unavailable: 502,
  timeout: 504,
} as const

export type RefusalCode = keyof typeof refusals

/** A refusal in WordPress's shape, in the caller's language; `code` is what programs look at. */
export async function refuse(
  code: RefusalCode,
  request: Pick<BackendRequest, 'url' | 'headers'>,
): Promise<Response> {
  const language = languageOf(request)
  const say = createTranslator(await loadWords(language), language)
  const status = refusals[code]
  const body = { code, message: say(`refusal.${code}`), data: { status } }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

function languageOf(request: Pick<BackendRequest, 'url' | 'headers'>): Language {
  const lang = new URL(request.url).searchParams.get('lang')
  if (isLanguage(lang)) return lang
  const preferred = request.headers.get('accept-language')?.split(',')[0]?.split(';')[0]?.trim()
  const found = [preferred, preferred?.split('-')[0]].find(isLanguage)
  return found ?? DEFAULT_LANGUAGE
}
