/** Everything that may stand between a body and an order, by stable code. */
export const PROBLEM_CODES = [
  'invalid_phone',
  'address_without_house',
  'address_fields_missing',
  'outside_delivery_zone',
  'delivery_cost_unknown',
  'address_incorrect',
  'min_sum',
  'stock_mismatch',
  'items_unavailable',
  'ordering_disabled',
  'closed',
  'time_gone',
  'coupon_not_eligible',
  'bonus_too_much',
  'price_changed',
  'payment_method_unavailable',
  'table_taken',
  'empty_cart',
  'phone_code_required',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]
