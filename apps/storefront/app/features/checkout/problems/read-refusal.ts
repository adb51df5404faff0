import { type Problem, problem, type Refusal, read, totals } from '@samobranka/contract'
import type { Money } from '@samobranka/rules'
import { readTrouble } from './read-trouble.ts'
import type { Trouble } from './trouble.ts'

export interface RefusedPlacement {
  readonly code: string
  readonly troubles: readonly Trouble[]
  /** What it would come to now. */
  readonly total: Money | null
}

/** Everything that stood in the way, not only what the refusal is named by. */
export function readRefused({ code, message, data }: Refusal): RefusedPlacement {
  const listed = Array.isArray(data.problems) ? data.problems : []
  const problems = listed.flatMap((each): Problem[] => {
    const reading = read(problem, each)
    return reading.ok ? [reading.value] : []
  })
  const sums = read(totals, data.totals)
  return {
    code,
    troubles: (problems.length > 0 ? problems : [{ code, message, data }]).map(readTrouble),
    total: sums.ok ? sums.value.total : null,
  }
}
