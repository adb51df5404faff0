import { AccountScreen } from '../../features/account/index.ts'
import { loadReferrals, ReferralsPage, ReferralsSkeleton } from '../../features/loyalty/index.ts'
import { accountHead } from '../../lib/account-head.ts'
import { isAnotherPage } from '../../lib/revalidation.ts'
import { shopContext } from '../../lib/shop.ts'
import { visitContext } from '../../lib/visit.ts'
import { laterView } from '../../ui/later.tsx'
import type { Route } from './+types/referals'

export async function loader({ context }: Route.LoaderArgs) {
  return { view: await loadReferrals(context.get(shopContext), context.get(visitContext)) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => laterView(serverLoader)

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches }) => accountHead(matches, 'account.referrals')

export default function Referals({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen title="account.referrals" of={loaderData.view} skeleton={<ReferralsSkeleton />}>
      {(view) => <ReferralsPage view={view} />}
    </AccountScreen>
  )
}
