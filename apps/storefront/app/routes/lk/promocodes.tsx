import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'
import { AccountScreen } from '../../features/account/index.ts'
import {
  loadPromocodes,
  PromocodesPage,
  PromocodesSkeleton,
  type PromocodeView,
  takePromocode,
} from '../../features/loyalty/index.ts'
import { accountHead } from '../../features/page-head/index.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { isAnotherPage } from '../../routing/revalidation.ts'
import { laterView } from '../../ui/later.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Route } from './+types/promocodes'

export async function loader({ context }: Route.LoaderArgs) {
  return { view: await loadPromocodes(context.get(shopContext), context.get(visitContext)) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => laterView(serverLoader)

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches }) => accountHead(matches, 'account.promocodes')

export default function Promocodes({ loaderData }: Route.ComponentProps) {
  const cart = useSheet('cart')
  const t = useTranslate()
  const root = useRootData()
  const take = async ({ id }: PromocodeView) => {
    cart.show()
    if (!root) return
    const { language, isDefaultLanguage } = root
    if (!(await takePromocode(id, { language, isDefaultLanguage }))) showToast(t('error.generic'))
  }
  return (
    <AccountScreen title="account.promocodes" of={loaderData.view} skeleton={<PromocodesSkeleton />}>
      {(coupons) => <PromocodesPage coupons={coupons} onUse={(coupon) => void take(coupon)} />}
    </AccountScreen>
  )
}
