import { type OwnedCoupon, userCoupons } from '@samobranka/contract'
import type { Translate } from '@samobranka/dictionary'
import { type Catalogue, formatMoney } from '@samobranka/rules'
import { askOrNull, languageQuery } from '../../lib/ask-backend.ts'
import { serverTranslator } from '../../lib/server-speech.ts'
import type { Shop } from '../../lib/shop.ts'
import type { Visit } from '../../lib/visit.ts'
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
  readonly autoApply: boolean
}

export async function loadPromocodes(shop: Shop, visit: Visit): Promise<readonly PromocodeView[] | null> {
  const userId = shop.session?.userId
  if (!userId) return null
  const query = { userId, spent: true, ...languageQuery(visit) }
  const [coupons, catalogue, t] = await Promise.all([
    askOrNull(shop, 'coupons', (signal) => shop.backend.call(userCoupons, { query, signal })),
    shop.catalogue(visit.language, visit.warehouseId),
    serverTranslator(visit),
  ])
  if (!coupons) return null
  const money = (sum: number) => formatMoney(sum, visit.currency, visit.language)
  const names = namesIn(catalogue, visit)
  return coupons.map((coupon) => ({
    id: coupon.id,
    code: coupon.code,
    name: coupon.name,
    description: coupon.description,
    worth: worthOf(coupon, names, t, money),
    kind: coupon.discountType,
    terms: couponTerms(coupon, names, t, money),
    used: coupon.used,
    autoApply: coupon.autoApply,
  }))
}

function namesIn({ categories, products }: Catalogue, { settings }: Visit): Names {
  return {
    category: (id) => categories.find((each) => each.id === id)?.name,
    product: (id) => products.find((each) => each.id === id)?.name,
    warehouse: (id) => settings.warehouses.find((each) => each.id === id)?.name,
  }
}

function worthOf(
  { discountType, amount, gifts }: OwnedCoupon,
  names: Names,
  t: Translate,
  money: (sum: number) => string,
): string {
  if (discountType === 'percent') return t('discount.percent', { amount: amount / 100 })
  if (discountType === 'fixed_cart') return `−${money(amount)}`
  const given = gifts.flatMap(({ productId }) => names.product(productId) ?? [])
  return given.length > 0 ? t('wheel.prizeGift', { name: given.join(', ') }) : t('cart.gift')
}
