import type { Money } from '../model/money.ts'
import type { Totals } from './cart-price.ts'

/** Nobody thanks with more than the order cost; whatever part of it bonuses paid. */
export function mostTips({ total, tips, bonuses }: Pick<Totals, 'total' | 'tips' | 'bonuses'>): Money {
  return total - tips + bonuses
}
