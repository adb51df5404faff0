import { shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'
import { AccountScreen } from '../../features/account/index.ts'
import { BonusesPage, BonusesSkeleton, loadBonuses } from '../../features/loyalty/index.ts'
import { accountHead } from '../../features/page-head/index.ts'
import { isAnotherPage } from '../../routing/revalidation.ts'
import { laterView } from '../../ui/later.tsx'
import type { Route } from './+types/bonuses'

export async function loader({ context }: Route.LoaderArgs) {
  return { view: await loadBonuses(context.get(shopContext), context.get(visitContext)) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => laterView(serverLoader)

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches }) => accountHead(matches, 'account.bonuses')

export default function Bonuses({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen title="account.bonuses" of={loaderData.view} skeleton={<BonusesSkeleton />}>
      {(view) => <BonusesPage view={view} />}
    </AccountScreen>
  )
}
