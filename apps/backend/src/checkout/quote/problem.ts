import type { ProblemCode } from '@samobranka/contract'
import type { Money } from '@samobranka/rules'

/** One thing that stands between the body and an order. */
export interface OrderProblem {
  readonly code: ProblemCode
  readonly data: Readonly<Record<string, unknown>>
  /** The sum that its message names. */
  readonly sum?: Money
  /** The operator's own words for it. */
  readonly text?: string
}

export function problem(code: ProblemCode, data: Readonly<Record<string, unknown>> = {}): OrderProblem {
  return { code, data }
}
