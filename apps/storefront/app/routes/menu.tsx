import type { ShouldRevalidateFunction } from 'react-router'
import { useView } from '../catalogue-access/use-view.ts'
import { categoryHead } from '../features/catalogue/index.ts'
import { useCatalogueStore } from '../features/catalogue-store/index.ts'
import { LayoutCategory, loadCategory, loadStoredCategory } from '../features/page-layout/index.ts'
import { goodsMeta } from '../features/product/index.ts'
import { viewLoader } from '../render/view-loader.ts'
import { pageNotFound } from '../routing/not-found.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/menu'

export const loader = viewLoader('view', async ({ request, params, context }: Route.LoaderArgs) => {
  const page = await loadCategory(request, context, () => params)
  if (!page) throw pageNotFound(request)
  return page
})

/** Once the catalogue is in the browser, no category has to be asked for. */
export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const code = useCatalogueStore.getState().catalogue && (await loadStoredCategory().catch(() => null))
  // What is not in the store may have been moved: only the server knows where to.
  return (await code?.storedCategory(request, params)) ?? (await serverLoader())
}

/** Closing a product that was opened by its own address leaves the same category in view. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentParams: was, nextParams: is } = change
  const sameCategory = was.categorySlug === is.categorySlug && was.subCategorySlug === is.subCategorySlug
  return isAnotherPage(change) && !(sameCategory && was.slugProduct && !is.slugProduct)
}

export const meta = goodsMeta<typeof loader>(({ root, view, t }) => categoryHead(view.view, root, t))

export default function Menu() {
  return <LayoutCategory page={useView<typeof loader>()} />
}
