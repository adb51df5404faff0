import type { Translate } from '@samobranka/dictionary'

interface Refusal {
  /** `network` when nobody answered. */
  readonly code: string
  readonly message: string
}

/** What to tell the visitor: the server speaks his language, unless nobody answered. */
export function refusalText({ code, message }: Refusal, t: Translate): string {
  if (code === 'network') return t('error.network')
  return message || t('error.generic')
}
