import type { Coupon } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { idList } from '../../wire/id-list.ts'
import { image } from '../../wire/image.ts'
import { list } from '../../wire/list.ts'
import { mapped } from '../../wire/mapped.ts'
import { money } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { prose, text, verbatim } from '../../wire/text.ts'
import { whole } from '../../wire/whole.ts'
import { type Meta, metaData } from '../meta-data.ts'
import { type CouponMeta, fromCouponMeta, toCouponMeta } from './coupon-meta.ts'
import { categoryRule, giftOffers, hourFrom, hourTo, limit, productRule, weekDays } from './coupon-parts.ts'

/** A coupon as the wire cuts it: the birthday, the devices and half of "applies by itself" live in meta data. */
type Flat = Omit<Coupon, keyof CouponMeta> & {
  readonly autoApplyFlag: boolean | null
  readonly isBirthday: boolean
  readonly meta: readonly Meta[]
}

const flat: Codec<Flat> = noun<Flat>('Coupon', {
  id: ['id', id],
  code: ['code', verbatim, ''],
  name: ['name', text, ''],
  amount: ['amount', money, 0],
  discountType: ['discount_type', oneOf(['percent', 'fixed_cart', 'free_gift'])],
  description: ['description', prose, ''],
  image: ['image', image, ''],
  shownToUser: ['show_to_user', flag, true],
  individual: ['individual_coupon', flag, false],
  allowedUsers: ['usage_avaible_users', idList, []],
  firstPurchaseOnly: ['usage_limit_first_purchase', flag, false],
  minimumAmount: ['minimum_amount', money, 0],
  maximumAmount: ['maximum_amount', money, 0],
  productIds: ['product_ids', idList, []],
  categoryIds: ['product_categories', idList, []],
  excludedCategoryIds: ['excluded_product_categories', idList, []],
  weekDays: ['coupon_avaible_week_days', weekDays, []],
  hourFrom: ['coupon_avaible_day_hour_from', hourFrom, null],
  hourTo: ['coupon_avaible_day_hour_to', hourTo, null],
  warehouseIds: ['sklad_coupon', idList, []],
  pickupOnly: ['pickup_coupon', flag, false],
  deliveryOnly: ['delivery_coupon', flag, false],
  isBirthday: ['birthday_coupon', flag, false],
  autoApplyFlag: ['autoapply', flag as Codec<boolean | null>, null],
  productRules: ['autoapply_dop_rulles_products_list', list(productRule), []],
  categoryRules: ['autoapply_dop_rulles_categories_list', list(categoryRule), []],
  gifts: ['free_gift', giftOffers, []],
  usageLimit: ['usage_limit', limit, null],
  usageLimitPerUser: ['usage_limit_per_user', limit, null],
  meta: ['meta_data', metaData, []],
})

export const coupon: Codec<Coupon> = mapped<Flat, Coupon>(
  whole(flat),
  ({ meta, autoApplyFlag, isBirthday, ...rest }) => ({
    ...rest,
    ...fromCouponMeta(meta, autoApplyFlag, isBirthday),
  }),
  ({ birthday, devices, autoApply, ...rest }) => ({
    ...rest,
    isBirthday: birthday !== null,
    autoApplyFlag: autoApply,
    meta: toCouponMeta({ birthday, devices, autoApply }),
  }),
)
