import { shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'
import { AccountScreen } from '../../features/account/index.ts'
import { accountHead } from '../../features/page-head/index.ts'
import { loadWheel, WheelPage, WheelSkeleton } from '../../features/wheel/index.ts'
import { isAnotherPage } from '../../routing/revalidation.ts'
import { laterView } from '../../ui/later.tsx'
import type { Route } from './+types/game'

export async function loader({ context }: Route.LoaderArgs) {
  return { view: await loadWheel(context.get(shopContext), context.get(visitContext)) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => laterView(serverLoader)

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches }) => accountHead(matches, 'account.game')

export default function Game({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen title="account.game" of={loaderData.view} skeleton={<WheelSkeleton />}>
      {(view) => <WheelPage view={view} />}
    </AccountScreen>
  )
}
