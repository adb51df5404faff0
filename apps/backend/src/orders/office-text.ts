import {
  createTranslator,
  isLanguage,
  type OfficeKey,
  officeWords,
  type Params,
} from '@samobranka/dictionary'
import type { Snapshot } from '../publishing/snapshot.ts'

/** What the shop says to its own people when nobody asked: in its own language. */
export function officeText(
  { defaultLanguage }: Pick<Snapshot, 'defaultLanguage'>,
  key: OfficeKey,
  params: Params = {},
): string {
  const language = isLanguage(defaultLanguage) ? defaultLanguage : 'ru'
  return createTranslator(officeWords(language), language)(key, params)
}
