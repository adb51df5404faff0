import { AccountScreen } from '../../features/account/index.ts'
import {
  loadNotifications,
  NotificationsPage,
  NotificationsSkeleton,
} from '../../features/notifications/index.ts'
import { accountHead } from '../../lib/account-head.ts'
import { isAnotherPage } from '../../lib/revalidation.ts'
import { shopContext } from '../../lib/shop.ts'
import { visitContext } from '../../lib/visit.ts'
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
