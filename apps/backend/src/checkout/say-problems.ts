import type { Problem } from '@samobranka/contract'
import type { Language, Params } from '@samobranka/dictionary'
import { formatMoney } from '@samobranka/rules'
import { say } from '../http/refusal-response.ts'
import type { LocalBusiness } from '../publishing/local-business.ts'
import type { OrderProblem } from './problem.ts'

/** The problems with their messages, in the caller's language. */
export function sayProblems(
  problems: readonly OrderProblem[],
  local: LocalBusiness,
  language: Language,
): Promise<Problem[]> {
  return Promise.all(
    problems.map(async (each) => {
      const { code, data, text } = each
      const message = text || (await say(language, `refusal.${code}`, problemParams(each, local, language)))
      return { code, data: { ...data }, message }
    }),
  )
}

/** What the message of a problem names. */
export function problemParams({ sum }: OrderProblem, local: LocalBusiness, language: Language): Params {
  return sum === undefined ? {} : { sum: formatMoney(sum, chargedIn(local), language) }
}

/** The currency orders are charged in. */
export function chargedIn({ operator: { currencies, currencySymbol } }: LocalBusiness) {
  const own = currencies.find(({ isDefault }) => isDefault)
  return own ?? { code: '', symbol: currencySymbol, rate: 1, decimals: 2, isDefault: true }
}
