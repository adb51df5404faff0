import type { BonusLevel } from '../model/loyalty.ts'
import type { Money } from '../model/money.ts'
import { percentOfDown } from '../money/percent-of.ts'
import type { Totals } from '../totals/cart-price.ts'
import { wholeBonuses } from './bonus-payment.ts'

/** Whole bonuses for the money paid for lines, at the level held before the order. */
export function accruedBonuses(
  { lines, discount, bonuses }: Pick<Totals, 'lines' | 'discount' | 'bonuses'>,
  level: Pick<BonusLevel, 'percent'> | null,
): Money {
  return wholeBonuses(percentOfDown(lines - discount - bonuses, level?.percent ?? 0))
}
