import { shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'
import { AccountScreen } from '../../features/account/index.ts'
import { askedHistory, HistoryPage, HistorySkeleton, loadHistory } from '../../features/history/index.ts'
import { accountHead } from '../../features/page-head/index.ts'
import { isAnotherPage } from '../../routing/revalidation.ts'
import { laterView } from '../../ui/later.tsx'
import type { Route } from './+types/orders'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { part, page } = askedHistory(new URL(request.url).searchParams)
  return { view: await loadHistory(context.get(shopContext), context.get(visitContext), part, page) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => laterView(serverLoader)

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches }) => accountHead(matches, 'account.orders')

export default function Orders({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen title="account.orders" of={loaderData.view} skeleton={<HistorySkeleton />}>
      {(view) => <HistoryPage view={view} />}
    </AccountScreen>
  )
}
