import { quoteOrder } from '@samobranka/contract'
import { answer } from '../http/answer.ts'
import { type Route, route } from '../http/route.ts'
import { countGuess, refuseGuesser } from './code-guesses.ts'
import { judgeOrder } from './judge-order.ts'
import { loadFacts } from './load-facts.ts'
import { refuseQuoter } from './quote-limit.ts'
import { quoteOf } from './quote-of.ts'
import { refuseTips } from './refuse-tips.ts'
import { sayProblems } from './say-problems.ts'

export const quoteRoute: Route = route(quoteOrder, async (call, context) => {
  const refused = refuseQuoter(call, context) ?? (await refuseGuesser(call, context))
  if (refused) return refused
  const judgement = judgeOrder(call.body, await loadFacts(call, context), call.now)
  const unfit = (await countGuess(call, context, judgement)) ?? refuseTips(judgement)
  if (unfit) return unfit
  const problems = await sayProblems(judgement.problems, judgement.facts.local, call.speak)
  return answer(quoteOf(judgement, problems, call.now))
})
