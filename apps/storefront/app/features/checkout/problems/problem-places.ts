import type { ProblemCode } from '@samobranka/contract'
import type { Trouble } from './trouble.ts'

export type ProblemPlace = 'contact' | 'where' | 'express' | 'when' | 'payment' | 'cart'

const places: Record<ProblemCode, ProblemPlace> = {
  invalid_phone: 'contact',
  address_without_house: 'where',
  address_fields_missing: 'where',
  outside_delivery_zone: 'where',
  delivery_cost_unknown: 'where',
  address_incorrect: 'where',
  ordering_disabled: 'when',
  closed: 'when',
  time_gone: 'when',
  table_taken: 'when',
  payment_method_unavailable: 'payment',
  min_sum: 'cart',
  stock_mismatch: 'cart',
  items_unavailable: 'cart',
  coupon_not_eligible: 'cart',
  bonus_too_much: 'cart',
  price_changed: 'cart',
  empty_cart: 'cart',
  phone_code_required: 'contact',
}

/** Beside which part of the page it stands. */
export function placeOfTrouble({ code, reason }: Trouble): ProblemPlace {
  if (code === 'delivery_cost_unknown' && reason === 'express') return 'express'
  if (code === 'too_many_orders') return 'contact'
  return places[code as ProblemCode] ?? 'cart'
}

/** What a customer has simply not come to yet: told when he asks to order, not while he fills the form in. */
const LATER: ReadonlySet<string> = new Set<ProblemCode>([
  'invalid_phone',
  'address_incorrect',
  'address_fields_missing',
  'empty_cart',
  'payment_method_unavailable',
])

export function troublesInSight(troubles: readonly Trouble[], tried: boolean): readonly Trouble[] {
  return tried ? troubles : troubles.filter(({ code }) => !LATER.has(code))
}
