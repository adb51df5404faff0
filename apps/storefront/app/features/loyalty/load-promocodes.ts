import { allCoupons, type OwnedCoupon, userCoupons } from '@samobranka/contract'
import type { Translate } from '@samobranka/dictionary'
import { type Catalogue, type Coupon, formatMoney } from '@samobranka/rules'
import { askOrNull, languageQuery } from '../../catalogue-access/ask-backend.ts'
import type { Shop } from '../../catalogue-access/shop.ts'
import type { Visit } from '../../catalogue-access/visit.ts'
import { serverTranslator } from '../../i18n/server-translator.ts'
import { couponTerms, type Names } from './coupon-terms.ts'

export interface PromocodeView {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly description: string
  readonly worth: string
  readonly kind: OwnedCoupon['discountType']
  readonly terms: readonly string[]
  readonly used: boolean
  /** Anybody's, not given to this customer alone. */
  readonly forAll: boolean
}

export async function loadPromocodes(shop: Shop, visit: Visit): Promise<readonly PromocodeView[] | null> {
  const userId = shop.session?.userId
  if (!userId) return null
  const query = { userId, spent: true, ...languageQuery(visit) }
  const [own, listed, catalogue, t] = await Promise.all([
    askOrNull(shop, 'coupons', (signal) => shop.backend.call(userCoupons, { query, signal })),
    askOrNull(shop, 'autocoupons', (signal) =>
      shop.backend.call(allCoupons, { query: languageQuery(visit), signal }),
    ),
    shop.catalogue(visit.language, visit.warehouseId),
    serverTranslator(visit),
  ])
  if (!own) return null
  const money = (sum: number) => formatMoney(sum, visit.currency, visit.language)
  const names = namesIn(catalogue, visit)
  return [...own.map((coupon) => ({ ...coupon, forAll: false })), ...publicOf(listed ?? [], own)].map(
    (coupon) => ({
      id: coupon.id,
      code: coupon.code,
      name: coupon.name,
      description: coupon.description,
      worth: worthOf(coupon, names, t, money),
      kind: coupon.discountType,
      terms: couponTerms(coupon, names, t, money),
      used: coupon.used,
      forAll: coupon.forAll,
    }),
  )
}

const DEVICE = 'site'

/**
 * Codes that anybody may use here: those of their own accord come into the cart by themselves, and are no codes to
 * keep; those of the application alone would be refused.
 */
export function publicOf(listed: readonly Coupon[], own: readonly Pick<Coupon, 'id'>[]) {
  return listed
    .filter(({ devices }) => devices.length === 0 || devices.includes(DEVICE))
    .filter(({ id, individual, autoApply }) => !individual && !autoApply && !own.some((one) => one.id === id))
    .map((coupon) => ({ ...coupon, used: false, forAll: true }))
}

function namesIn({ categories, products }: Catalogue, { settings }: Visit): Names {
  return {
    category: (id) => categories.find((each) => each.id === id)?.name,
    product: (id) => products.find((each) => each.id === id)?.name,
    warehouse: (id) => settings.warehouses.find((each) => each.id === id)?.name,
  }
}

function worthOf(
  { discountType, amount, gifts }: Coupon,
  names: Names,
  t: Translate,
  money: (sum: number) => string,
): string {
  if (discountType === 'percent') return t('discount.percent', { amount: amount / 100 })
  if (discountType === 'fixed_cart') return `−${money(amount)}`
  const given = gifts.flatMap(({ productId }) => names.product(productId) ?? [])
  return given.length > 0 ? t('wheel.prizeGift', { name: given.join(', ') }) : t('cart.gift')
}
