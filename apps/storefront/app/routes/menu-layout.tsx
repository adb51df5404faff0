import { Outlet } from 'react-router'
import { useView } from '../catalogue-access/use-view.ts'
import { visitContext } from '../catalogue-access/visit.ts'
import { LandingHome, loadHome } from '../features/page-layout/index.ts'
import { viewLoader } from '../render/view-loader.ts'
import { isAnotherLanguage } from '../routing/revalidation.ts'
import type { Route } from './+types/menu-layout'

/**
 * The home page and the menu share one layout. Where the whole menu is one page, that page is the layout itself: it
 * stays while the address moves between the blocks.
 */
export const loader = viewLoader('landing', async ({ context, params }: Route.LoaderArgs) => {
  const isLanding = context.get(visitContext).pageType === 'landing'
  return { landing: isLanding ? await loadHome(context, params.categorySlug) : null }
})

export const shouldRevalidate = isAnotherLanguage

export default function MenuLayout() {
  const { landing } = useView<typeof loader>()
  return landing ? <LandingHome home={landing} /> : <Outlet />
}
