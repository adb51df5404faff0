import type { PromoSettings } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { isObject } from '../../wire/json.ts'
import { noun } from '../../wire/noun.ts'

export const promoSettings: Codec<PromoSettings> = noun<PromoSettings>('PromoSettings', {
  autoCouponsSum: ['auto_coupons_summing', flag, false],
  couponsSumWithAutoCoupons: ['coupons_and_auto_coupons_summing', flag, false],
  autoCouponsSumWithPromo: ['auto_coupons_and_promo_summing', flag, false],
  bonusesWithAutoCoupons: ['app_use_bon_with_auto_promo', flag, false],
})

export const NO_SUMMING: PromoSettings = {
  autoCouponsSum: false,
  couponsSumWithAutoCoupons: false,
  autoCouponsSumWithPromo: false,
  bonusesWithAutoCoupons: false,
}

const KEYS = [
  'auto_coupons_summing',
  'coupons_and_auto_coupons_summing',
  'auto_coupons_and_promo_summing',
  'app_use_bon_with_auto_promo',
] as const

/** The four flags from among the settings, where some servers keep them. */
export const gatherPromo = (wire: Record<string, unknown>): Record<string, unknown> => {
  const { ...rest } = wire
  const loose: Record<string, unknown> = {}
  for (const key of KEYS) {
    if (rest[key] !== undefined) loose[key] = rest[key]
    delete rest[key]
  }
  const own = rest.promo_settings ?? rest.promo
  return { ...rest, promo_settings: isObject(own) ? { ...loose, ...own } : loose }
}
