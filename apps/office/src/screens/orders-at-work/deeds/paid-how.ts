import type { Money } from '@samobranka/rules'

export const PAID_HOW = ['cash', 'card', 'both'] as const
export type PaidHow = (typeof PAID_HOW)[number]

export interface PaidAs {
  readonly cash: Money | null
  readonly card: Money | null
  readonly change: Money | null
}

/** How the order was really paid; null while the sums do not make its total. `given`: what was taken in notes. */
export function paidAs(how: PaidHow, total: Money, given: Money | null, byCard: Money | null): PaidAs | null {
  const card = how === 'card' ? total : how === 'both' ? byCard : 0
  if (card === null || card > total || (how === 'both' && (card === 0 || card === total))) return null
  const due = total - card
  const cash = how === 'card' ? 0 : (given ?? due)
  if (cash < due) return null
  const change = cash - due
  return { cash: cash || null, card: card || null, change: change || null }
}
