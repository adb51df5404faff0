import { createBreaker } from './breaker.ts'

/** So many may wait for one provider; each more would wait in a place that orders need. */
const MOST_AT_ONCE = 50

/** A call is not worth while now: the provider failed again and again, or too many wait for it already. */
export class NotCalled extends Error {}

/** Stands before one provider. What `work` throws is the provider's failure; what it returns, also a refusal, is not. */
export type Guard = <T>(work: () => Promise<T>) => Promise<T>

export function createGuard(mostAtOnce = MOST_AT_ONCE, now?: () => number): Guard {
  const breaker = createBreaker(now)
  let underWay = 0
  return async (work) => {
    if (underWay >= mostAtOnce) throw new NotCalled('too many wait for it already')
    if (!breaker.mayAsk()) throw new NotCalled('left alone after failures in a row')
    underWay += 1
    try {
      const done = await work()
      breaker.succeeded()
      return done
    } catch (fault) {
      breaker.failed()
      throw fault
    } finally {
      underWay -= 1
    }
  }
}
