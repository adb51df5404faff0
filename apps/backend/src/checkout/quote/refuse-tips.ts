import { mostTips } from '@samobranka/rules'
import type { Refusal } from '../../http/refusal.ts'
import { tooMuch } from '../../orders/too-much.ts'
import type { Evaluation } from './evaluate-order.ts'

/** Goods that are gone make the sum smaller: then they are told of, and the tips are counted anew. */
const SMALLER_SUM = new Set(['items_unavailable', 'stock_mismatch'])

export function refuseTips({ price, problems }: Pick<Evaluation, 'price' | 'problems'>): Refusal | null {
  const { totals } = price
  if (totals.tips === 0 || problems.some(({ code }) => SMALLER_SUM.has(code))) return null
  const most = mostTips(totals)
  return totals.tips > most ? tooMuch('tips', most) : null
}
