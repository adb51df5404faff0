import type { Language } from '@samobranka/dictionary'
import type { Refusal } from './refusal.ts'
import { refusalWords } from './refusal-words.ts'
import { Reply, responseOf } from './reply.ts'

/** WordPress's shape of an error, said in the caller's language. */
export async function refusalReply(refusal: Refusal, language: Language): Promise<Reply> {
  const { status, code, data, text, params, headers } = refusal
  const message = text || (await refusalWords(language, code, params))
  const allHeaders = { 'cache-control': 'no-store', 'content-language': language, ...headers }
  return Reply.json({ code, message, data: { status, ...data } }, status, allHeaders)
}

export async function refusalResponse(refusal: Refusal, language: Language): Promise<Response> {
  return responseOf(await refusalReply(refusal, language))
}
