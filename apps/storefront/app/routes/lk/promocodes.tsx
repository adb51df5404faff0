import { AccountScreen, useAccount } from '../../features/account/index.ts'
import { takeDiscount } from '../../features/cart/index.ts'
import {
  loadPromocodes,
  PromocodesPage,
  PromocodesSkeleton,
  type PromocodeView,
} from '../../features/loyalty/index.ts'
import { accountHead } from '../../lib/account-head.ts'
import { isAnotherPage } from '../../lib/revalidation.ts'
import { shopContext } from '../../lib/shop.ts'
import { visitContext } from '../../lib/visit.ts'
import { laterView } from '../../ui/later.tsx'
import { useSheet } from '../../ui/use-sheet.ts'
import type { Route } from './+types/promocodes'

export async function loader({ context }: Route.LoaderArgs) {
  return { view: await loadPromocodes(context.get(shopContext), context.get(visitContext)) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => laterView(serverLoader)

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches }) => accountHead(matches, 'account.promocodes')

export default function Promocodes({ loaderData }: Route.ComponentProps) {
  const cart = useSheet('cart')
  const take = ({ id }: PromocodeView) => {
    const coupon = useAccount.getState().coupons?.find((each) => each.id === id)
    if (coupon) takeDiscount(coupon, coupon.gifts[0]?.productId ?? null)
    cart.show()
  }
  return (
    <AccountScreen title="account.promocodes" of={loaderData.view} skeleton={<PromocodesSkeleton />}>
      {(coupons) => <PromocodesPage coupons={coupons} onUse={take} />}
    </AccountScreen>
  )
}
