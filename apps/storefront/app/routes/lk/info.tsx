import { useRouteLoaderData } from 'react-router'
import { shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'
import { loadAddresses, SavedAddresses } from '../../features/addresses/index.ts'
import { accountHead } from '../../features/page-head/index.ts'
import { Devices, loadDevices, ProfilePage } from '../../features/profile/index.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { isAnotherPage } from '../../routing/revalidation.ts'
import { Later, laterView } from '../../ui/later.tsx'
import type { Route } from './+types/info'
import type { loader as shellLoader } from './shell.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const [addresses, devices] = await Promise.all([
    loadAddresses(shop),
    loadDevices(shop, context.get(visitContext)),
  ])
  return { view: { addresses, devices } }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => laterView(serverLoader)

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches }) => accountHead(matches, 'account.info')

export default function Info({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const shell = useRouteLoaderData<typeof shellLoader>('routes/lk/shell')
  if (!shell) return null
  return (
    <>
      <h1 className="account-title">{t('account.info')}</h1>
      <ProfilePage
        user={shell.user}
        addresses={
          <Later of={loaderData.view} skeleton={<div className="skeleton h-32" />}>
            {(view) => (
              <Later of={view.addresses} skeleton={null}>
                {(addresses) => <SavedAddresses addresses={addresses} />}
              </Later>
            )}
          </Later>
        }
        devices={
          <Later of={loaderData.view} skeleton={<div className="skeleton h-32" />}>
            {/* A foreign server may not know the call. */}
            {({ devices }) => (devices ? <Devices devices={devices} /> : null)}
          </Later>
        }
      />
    </>
  )
}
