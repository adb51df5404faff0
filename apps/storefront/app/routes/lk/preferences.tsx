import { shopContext } from '../../catalogue-access/shop.ts'
import { AccountScreen } from '../../features/account/index.ts'
import { accountHead } from '../../features/page-head/index.ts'
import { loadPreferences, PreferencesPage, PreferencesSkeleton } from '../../features/preferences/index.ts'
import { isAnotherPage } from '../../routing/revalidation.ts'
import { laterView } from '../../ui/later.tsx'
import type { Route } from './+types/preferences'

export async function loader({ context }: Route.LoaderArgs) {
  return { view: await loadPreferences(context.get(shopContext)) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => laterView(serverLoader)

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches }) => accountHead(matches, 'account.preferences')

export default function Preferences({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen title="account.preferences" of={loaderData.view} skeleton={<PreferencesSkeleton />}>
      {(preferences) => <PreferencesPage preferences={preferences} />}
    </AccountScreen>
  )
}
