import { useView } from '../catalogue-access/use-view.ts'
import { visitContext } from '../catalogue-access/visit.ts'
import { homeHead } from '../features/catalogue/index.ts'
import { LayoutHome, loadHome } from '../features/page-layout/index.ts'
import { goodsMeta } from '../features/product/index.ts'
import { viewLoader } from '../render/view-loader.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/home'

export const loader = viewLoader('home', async ({ context }: Route.LoaderArgs) => ({
  // The page that holds the whole menu is the layout's own.
  home: context.get(visitContext).pageType === 'landing' ? null : await loadHome(context),
}))

export const shouldRevalidate = isAnotherPage

export const meta = goodsMeta<typeof loader>(({ root }) => homeHead(root))

export default function Home() {
  const { home } = useView<typeof loader>()
  return home ? <LayoutHome home={home} /> : null
}
