import type { Problem } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
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
    problems.map(async ({ code, data, sum, text }) => {
      const params = sum === undefined ? undefined : { sum: formatMoney(sum, chargedIn(local), language) }
      return { code, data: { ...data }, message: text || (await say(language, `refusal.${code}`, params)) }
    }),
  )
}

/** The currency orders are charged in. */
function chargedIn({ operator: { currencies, currencySymbol } }: LocalBusiness) {
  const own = currencies.find(({ isDefault }) => isDefault)
  return own ?? { code: '', symbol: currencySymbol, rate: 1, decimals: 2, isDefault: true }
}
