import type { Translate } from '@samobranka/dictionary'
import type { ApiRefusal } from '../catalogue-access/call-api.ts'

/** What to tell the visitor: the server speaks his language, unless nobody answered. */
export function refusalText({ code, message }: ApiRefusal, t: Translate): string {
  if (code === 'network') return t('error.network')
  return message || t('error.generic')
}
