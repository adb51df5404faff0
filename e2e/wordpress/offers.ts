/** Ten per cent for whoever types the code; PHP leaves the flags that nobody set empty. */
const SPRING = {
  id: '901',
  code: 'ВЕСНА',
  amount: '10',
  discount_type: 'percent',
  description: '',
  show_to_user: '',
  individual_coupon: '',
  minimum_amount: '0.00',
  maximum_amount: '0.00',
  product_ids: [],
  sklad_coupon: '',
  pickup_coupon: '',
  delivery_coupon: '',
  autoapply: '',
  meta_data: [],
}

const HAPPY_HOUR = {
  ...SPRING,
  id: '902',
  code: 'happy',
  name: 'Счастливый час',
  amount: '5',
  autoapply: '1',
}

export const PUBLIC_COUPONS = [HAPPY_HOUR]

/** Told here and not among the settings. */
export const PROMO_TERMS = {
  auto_coupons_summing: '1',
  coupons_and_auto_coupons_summing: '1',
  auto_coupons_and_promo_summing: '1',
  app_use_bon_with_auto_promo: '',
}

/** What holds for a cart: what comes by itself, and what its codes name. */
export function offersFor({ coupons }: Record<string, unknown>) {
  const typed = Array.isArray(coupons) ? coupons.map((code) => String(code).toLowerCase()) : []
  const named = typed.includes('весна') ? [SPRING] : []
  return { couponsList: [HAPPY_HOUR, ...named], stocksList: [] }
}
