import type { Coupon } from '@samobranka/rules'
import { callLater } from '../../catalogue-access/call-later.ts'
import { loadShopSettings } from '../../catalogue-access/shop-settings.ts'
import { refreshAccount, useAccount } from '../account/index.ts'
import { takeDiscount } from '../cart/index.ts'

/**
 * Puts the coupon into the cart, also an empty one, for which nothing of what prices a cart was fetched yet: a tap
 * that comes early is waited for, not lost. False when it could not be done.
 */
export async function takePromocode(
  id: number,
  i18n: Parameters<typeof loadShopSettings>[0],
): Promise<boolean> {
  const [coupon] = await Promise.all([couponOf(id), loadShopSettings(i18n)])
  return coupon !== undefined && takeDiscount(coupon, null)
}

async function couponOf(id: number): Promise<Coupon | undefined> {
  const own = () => useAccount.getState().coupons?.find((each) => each.id === id)
  if (own()) return own()
  const [, listed] = await Promise.all([
    refreshAccount(),
    callLater(
      () => import('./list-coupons.ts'),
      ({ listCoupons }) => listCoupons(),
    ),
  ])
  return own() ?? (listed.ok ? listed.value.find((each) => each.id === id) : undefined)
}
