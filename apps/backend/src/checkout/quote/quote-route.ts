import { quoteOrder } from '@samobranka/contract'
import { answer } from '../../http/answer.ts'
import { type Route, route } from '../../http/route.ts'
import { countGuess, refuseGuesser } from './code-guesses.ts'
import { describeProblems } from './describe-problems.ts'
import { evaluateOrder } from './evaluate-order.ts'
import { loadFacts } from './load-facts.ts'
import { quoteOf } from './quote-of.ts'
import { refuseQuoter } from './refuse-quoter.ts'
import { refuseTips } from './refuse-tips.ts'

export const quoteRoute: Route = route(quoteOrder, async (call, context) => {
  const refused = refuseQuoter(call, context) ?? (await refuseGuesser(call, context))
  if (refused) return refused
  const evaluation = evaluateOrder(call.body, await loadFacts(call, context), call.now)
  const unfit = (await countGuess(call, context, evaluation)) ?? refuseTips(evaluation)
  if (unfit) return unfit
  const problems = await describeProblems(evaluation.problems, evaluation.facts.local, call.messageLanguage)
  return answer(quoteOf(evaluation, problems, call.now))
})
