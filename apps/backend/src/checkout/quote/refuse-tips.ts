import { type Money, mostTips } from '@samobranka/rules'
import { type Refusal, refuse } from '../../http/refusal.ts'
import { wireMoney } from '../../http/wire-money.ts'
import type { Evaluation } from './evaluate-order.ts'

/** Goods that are gone make the sum smaller: then they are told of, and the tips are counted anew. */
const SMALLER_SUM = new Set(['items_unavailable', 'stock_mismatch'])

export function refuseTips({ price, problems }: Pick<Evaluation, 'price' | 'problems'>): Refusal | null {
  const { totals } = price
  if (totals.tips === 0 || problems.some(({ code }) => SMALLER_SUM.has(code))) return null
  const most = mostTips(totals)
  return totals.tips > most ? tooMuch('tips', most) : null
}

export function tooMuch(field: string, most: Money): Refusal {
  const faults = [{ path: field, what: `at most ${wireMoney(most)} expected` }]
  return refuse(422, 'too_large', { params: { field }, data: { field, most: wireMoney(most), faults } })
}
