import type { PromoSettings } from '@samobranka/rules'
import type { Codec } from '../wire/codec.ts'
import { flag } from '../wire/flag.ts'
import { noun } from '../wire/noun.ts'

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
