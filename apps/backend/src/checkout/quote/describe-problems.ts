import type { Problem } from '@samobranka/contract'
import type { Language, Params } from '@samobranka/dictionary'
import { formatMoney } from '@samobranka/rules'
import { translate } from '../../http/translate.ts'
import { chargedCurrency } from '../../publishing/charged-currency.ts'
import type { LocalBusiness } from '../../publishing/local-business.ts'
import type { OrderProblem } from './problem.ts'

/** The problems with their messages, in the caller's language. */
export function describeProblems(
  problems: readonly OrderProblem[],
  local: LocalBusiness,
  language: Language,
): Promise<Problem[]> {
  return Promise.all(
    problems.map(async (each) => {
      const { code, data, text } = each
      const message =
        text || (await translate(language, `refusal.${code}`, problemParams(each, local, language)))
      return { code, data: { ...data }, message }
    }),
  )
}

/** What the message of a problem names. */
export function problemParams({ sum }: OrderProblem, local: LocalBusiness, language: Language): Params {
  return sum === undefined ? {} : { sum: formatMoney(sum, chargedCurrency(local), language) }
}
