import type { BackendRequest } from '@samobranka/backend'
import { DEFAULT_LANGUAGE, isLanguage, loadWords } from '@samobranka/dictionary'

/** `/dictionary.json?lang=xx`: every word of the interface, so that the operator knows what he can override. */
export async function answerDictionary(request: Pick<BackendRequest, 'url'>): Promise<Response> {
  const lang = new URL(request.url).searchParams.get('lang')
  const words = await loadWords(isLanguage(lang) ? lang : DEFAULT_LANGUAGE)
  return Response.json(words, { headers: { 'cache-control': 'public, s-maxage=180' } })
}
