import { createTranslator, type Language, loadWords, type Translate } from '@samobranka/dictionary'
import type { Refusal } from './refusal.ts'
import { Reply, responseOf } from './reply.ts'

const translators = new Map<Language, Promise<Translate>>()

function translatorOf(language: Language): Promise<Translate> {
  const known = translators.get(language)
  if (known) return known
  const fresh = loadWords(language).then((words) => createTranslator(words, language))
  translators.set(language, fresh)
  return fresh
}

/** WordPress's shape of an error, said in the caller's language. */
export async function refusalReply(refusal: Refusal, language: Language): Promise<Reply> {
  const { status, code, data, text, params, headers } = refusal
  const translate = await translatorOf(language)
  const message = text || translate(`refusal.${code}`, params)
  const told = { 'cache-control': 'no-store', 'content-language': language, ...headers }
  return Reply.json({ code, message, data: { status, ...data } }, status, told)
}

export async function refusalResponse(refusal: Refusal, language: Language): Promise<Response> {
  return responseOf(await refusalReply(refusal, language))
}

export async function say(language: Language, ...words: Parameters<Translate>): Promise<string> {
  return (await translatorOf(language))(...words)
}
