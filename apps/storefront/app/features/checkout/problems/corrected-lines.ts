import { type CartLine, lineKey } from '@samobranka/rules'
import type { Trouble } from './trouble.ts'

export interface LineDifference {
  readonly key: string
  readonly productId: number
  readonly was: number
  readonly now: number
}

/** What the kitchen has less of, or none, than the cart asks for. */
export function lineDifferences(lines: readonly CartLine[], troubles: readonly Trouble[]): LineDifference[] {
  const left = new Map(troubles.flatMap(({ goods }) => goods.map((each) => [each.key, each.left])))
  return lines.flatMap((line) => {
    const key = lineKey(line)
    const now = left.get(key)
    return now === undefined ? [] : [{ key, productId: line.productId, was: line.count, now }]
  })
}

/** The cart as the kitchen can make it. */
export function correctedLines(
  lines: readonly CartLine[],
  troubles: readonly Trouble[],
): readonly CartLine[] {
  const left = new Map(lineDifferences(lines, troubles).map(({ key, now }) => [key, now]))
  return lines.flatMap((line) => {
    const count = left.get(lineKey(line)) ?? line.count
    return count > 0 ? [{ ...line, count }] : []
  })
}
