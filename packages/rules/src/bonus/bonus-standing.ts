import type { BonusLevel } from '../model/loyalty.ts'
import type { Money } from '../model/money.ts'

interface BonusStanding {
  /** null below the first level. */
  readonly level: BonusLevel | null
  /** null on the highest level. */
  readonly next: { readonly level: BonusLevel; readonly missing: Money } | null
  /** The way from this level to the next, 0 to 1. */
  readonly progress: number
}

/** A level is reached when its sum is spent to the kopeck. */
export function bonusStanding(levels: readonly BonusLevel[], spent: Money): BonusStanding {
  const rising = levels.toSorted((a, b) => a.fromSpent - b.fromSpent)
  const level = rising.findLast(({ fromSpent }) => fromSpent <= spent) ?? null
  const above = rising.find(({ fromSpent }) => fromSpent > spent)
  if (!above) return { level, next: null, progress: 1 }
  const start = level?.fromSpent ?? 0
  return {
    level,
    next: { level: above, missing: above.fromSpent - spent },
    progress: (spent - start) / (above.fromSpent - start),
  }
}
