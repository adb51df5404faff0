import type { Money } from '../model/money.ts'
import { MINOR_UNITS } from '../money/convert.ts'
import { percentOfDown } from '../money/percent-of.ts'

export interface BonusPayment {
  readonly available: Money
  /** The most this cart may be paid with: whole bonuses. */
  readonly max: Money
  readonly applied: Money
  /** Why what was asked for is not applied. */
  readonly refusal: 'too_much' | 'combination' | null
}

interface BonusTerms {
  readonly balance: Money
  /** Hundredths of a percent. */
  readonly percentMax: number
  /** False while an automatic coupon stands in the cart that may not go with bonuses. */
  readonly allowed: boolean
}

/** Asking for too much is refused, not cut: the customer decides what happens instead. */
export function bonusPayment(requested: Money, discountedLines: Money, terms: BonusTerms): BonusPayment {
  const available = Math.max(0, terms.balance)
  const max = terms.allowed
    ? wholeBonuses(Math.min(available, percentOfDown(discountedLines, terms.percentMax)))
    : 0
  const fits = requested <= max
  return {
    available,
    max,
    applied: fits ? Math.max(0, requested) : 0,
    refusal: fits ? null : terms.allowed ? 'too_much' : 'combination',
  }
}

/** One bonus is one unit of the currency; a part of one cannot be spent. */
export function wholeBonuses(sum: Money): Money {
  return Math.floor(sum / MINOR_UNITS) * MINOR_UNITS
}
