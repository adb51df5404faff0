import type { Money } from '../model/money.ts'
import type { DeliveryTerms } from '../model/place.ts'
import type { DeliveryInput } from './price-input.ts'

export interface DeliveryCharge {
  readonly kind: DeliveryInput['kind']
  readonly terms: DeliveryTerms | null
  readonly price: Money
  readonly express: Money
  /** The sum that minimum and free delivery are compared with. */
  readonly countedSum: Money
  /** `min_sum`: money missing to the minimum. */
  readonly missingToMinimum: Money
  /** Money missing to free delivery; null where delivery never becomes free. */
  readonly missingToFree: Money | null
  /** `delivery_cost_unknown`: delivery has no price, or express is asked for where there is none. */
  readonly costUnknown: boolean
}

/** Minimum and free delivery are reached at equality. Express is added also where delivery is free. */
export function deliveryCharge(input: DeliveryInput, countedSum: Money, express: boolean): DeliveryCharge {
  if (input.kind !== 'terms') return withoutTerms(input.kind, countedSum)
  const { terms } = input
  const missingToFree = terms.freeFrom === null ? null : Math.max(0, terms.freeFrom - countedSum)
  return {
    kind: 'terms',
    terms,
    price: missingToFree === 0 ? 0 : terms.deliveryPrice,
    express: express ? (terms.expressCost ?? 0) : 0,
    countedSum,
    missingToMinimum: Math.max(0, terms.minimumSum - countedSum),
    missingToFree,
    costUnknown: express && terms.expressCost === null,
  }
}

function withoutTerms(kind: 'none' | 'unknown', countedSum: Money): DeliveryCharge {
  return {
    kind,
    terms: null,
    price: 0,
    express: 0,
    countedSum,
    missingToMinimum: 0,
    missingToFree: null,
    costUnknown: kind === 'unknown',
  }
}
