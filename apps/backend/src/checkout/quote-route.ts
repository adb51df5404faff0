import { quoteOrder } from '@samobranka/contract'
import { answer } from '../http/answer.ts'
import { type Route, route } from '../http/route.ts'
import { judgeOrder } from './judge-order.ts'
import { loadFacts } from './load-facts.ts'
import { quoteOf } from './quote-of.ts'
import { refuseTips } from './refuse-tips.ts'
import { sayProblems } from './say-problems.ts'

export const quoteRoute: Route = route(quoteOrder, async (call, context) => {
  const judgement = judgeOrder(call.body, await loadFacts(call, context), call.now)
  const refused = refuseTips(judgement)
  if (refused) return refused
  const problems = await sayProblems(judgement.problems, judgement.facts.local, call.speak)
  return answer(quoteOf(judgement, problems, call.now))
})
