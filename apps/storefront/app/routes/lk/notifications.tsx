import { shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'
import { AccountScreen } from '../../features/account/index.ts'
import {
  loadNotifications,
  NotificationsPage,
  NotificationsSkeleton,
} from '../../features/notifications/index.ts'
import { accountHead } from '../../features/page-head/index.ts'
import { isAnotherPage } from '../../routing/revalidation.ts'
import { laterView } from '../../ui/later.tsx'
import type { Route } from './+types/notifications'

export async function loader({ context }: Route.LoaderArgs) {
  return { view: await loadNotifications(context.get(shopContext), context.get(visitContext)) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => laterView(serverLoader)

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches }) => accountHead(matches, 'account.notifications')

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen title="account.notifications" of={loaderData.view} skeleton={<NotificationsSkeleton />}>
      {(news) => <NotificationsPage news={news} />}
    </AccountScreen>
  )
}
