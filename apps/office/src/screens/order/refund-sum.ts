import type { Money } from '@samobranka/rules'

interface Line {
  readonly count: number
  readonly total: Money
}

/** What these many of each line cost, by what was really paid for it; of a part of a line the rounded share. */
export const sumOfLines = (lines: readonly Line[], counts: readonly number[]): Money =>
  lines.reduce((sum, { count, total }, place) => {
    const taken = Math.min(counts[place] ?? 0, count)
    return sum + (taken === count ? total : Math.round((total * taken) / count))
  }, 0)
