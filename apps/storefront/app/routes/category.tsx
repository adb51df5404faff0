import { useView } from '../catalogue-access/use-view.ts'
import { categoryByNumber, categoryHead } from '../features/catalogue/index.ts'
import { LayoutCategory, loadCategory } from '../features/page-layout/index.ts'
import { goodsMeta } from '../features/product/index.ts'
import { viewLoader } from '../render/view-loader.ts'
import { pageNotFound } from '../routing/not-found.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/category'

/** The same category page, asked for by the category's number; its canonical address is the menu's. */
export const loader = viewLoader('view', async ({ request, params, context }: Route.LoaderArgs) => {
  const page = await loadCategory(request, context, (catalogue) => categoryByNumber(catalogue, params))
  if (!page) throw pageNotFound(request)
  return page
})

export const shouldRevalidate = isAnotherPage

export const meta = goodsMeta<typeof loader>(({ root, view, t }) => categoryHead(view.view, root, t))

export default function Category() {
  return <LayoutCategory page={useView<typeof loader>()} />
}
