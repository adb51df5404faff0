import type { Answer } from '@samobranka/contract'
import type { Shop } from './shop.ts'
import type { Visit } from './visit.ts'

/** What is beside the goods is waited for a few seconds at most. */
const PATIENCE = 3000

/** null: nobody answered, or the server does not know the call. Logged only; the page does without. */
export async function askOrNull<T>(
  { log }: Pick<Shop, 'log'>,
  what: string,
  ask: (signal: AbortSignal) => Promise<Answer<T>>,
): Promise<T | null> {
  try {
    const answer = await ask(AbortSignal.timeout(PATIENCE))
    if (answer.ok) return answer.value
    log.warn({ code: answer.refusal.code, what }, 'a call was refused')
  } catch (error) {
    log.warn({ err: error, what }, 'a call was not answered')
  }
  return null
}

/** The default language is asked for without its name. */
export function languageQuery({ settings, language }: Visit): { lang?: string } {
  const shown = settings.languages.find(({ code }) => code === language)
  return !shown || shown.isDefault ? {} : { lang: language }
}
