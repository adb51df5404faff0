import {
  createTranslator,
  isOfficeKey,
  type Language,
  officeWords,
  type Params,
} from '@samobranka/dictionary'
import type { RefusalCode } from './refusal.ts'
import { translatorOf } from './translate.ts'

/** What a refusal says in the caller's language: the office has words that no guest ever hears. */
export async function refusalWords(language: Language, code: RefusalCode, params: Params): Promise<string> {
  const key = `office.refusal.${code}`
  if (isOfficeKey(key)) return createTranslator(officeWords(language), language)(key, params)
  const translate = await translatorOf(language)
  return translate(`refusal.${code}` as Parameters<typeof translate>[0], params)
}
