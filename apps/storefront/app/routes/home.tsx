import { readRoot } from '../catalogue-access/root-data/root-data.ts'
import { visitContext } from '../catalogue-access/visit.ts'
import { homeHead } from '../features/catalogue/index.ts'
import { LayoutHome, loadHome } from '../features/page-layout/index.ts'
import { productHead, productSent } from '../features/product/index.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  // The page that holds the whole menu is the layout's own.
  return { home: context.get(visitContext).pageType === 'landing' ? null : await loadHome(context) }
}

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const root = readRoot(matches[0].loaderData)
  const opened = productSent([root], { search: location.search, slugProduct: undefined })
  return opened ? productHead(opened, root) : homeHead(root)
}

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  return home ? <LayoutHome packed={home} /> : null
}
