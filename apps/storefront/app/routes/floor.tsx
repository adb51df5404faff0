import { Outlet } from 'react-router'
import { visitContext } from '../catalogue-access/visit.ts'
import { LandingHome, loadHouse } from '../features/house/index.ts'
import { isAnotherLanguage } from '../routing/revalidation.ts'
import type { Route } from './+types/floor'

/**
 * The home page and the menu lie on one floor. Where the whole menu is one page, that page is the floor itself: it
 * stays while the address moves between the blocks.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const isLanding = context.get(visitContext).pageType === 'landing'
  return { landing: isLanding ? await loadHouse(context, params.categorySlug) : null }
}

export const shouldRevalidate = isAnotherLanguage

export default function Floor({ loaderData: { landing } }: Route.ComponentProps) {
  return landing ? <LandingHome packed={landing} /> : <Outlet />
}
