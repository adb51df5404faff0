import { createTranslator } from '@samobranka/dictionary'
import type { ShouldRevalidateFunction } from 'react-router'
import { CategoryPage, categoryHead, menuPage } from '../features/catalogue/index.ts'
import { productHead } from '../features/product/index.ts'
import { catalogueFor } from '../features/shelf/index.ts'
import { catalogueInSight } from '../lib/catalogue-in-sight.ts'
import { pageNotFound } from '../lib/not-found.ts'
import { isAnotherPage } from '../lib/revalidation.ts'
import { useRootData } from '../lib/root-data.ts'
import { shopContext } from '../lib/shop.ts'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/menu'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const all = await context.get(shopContext).catalogue(visit.language, visit.warehouseId)
  const page = menuPage(catalogueInSight(all, visit), params, visit.warehouseId)
  if (!page) throw pageNotFound(request)
  return page
}

/** Once the catalogue is in the browser, no category has to be asked for. */
export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const shelved = catalogueFor(request)
  if (!shelved) return await serverLoader()
  // What is not on the shelf may have been moved: only the server knows where to.
  return menuPage(shelved.catalogue, params, shelved.warehouseId) ?? (await serverLoader())
}

/** Closing a product that was opened by its own address leaves the same category in view. */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentParams: was, nextParams: is } = change
  const sameCategory = was.categorySlug === is.categorySlug && was.subCategorySlug === is.subCategorySlug
  return isAnotherPage(change) && !(sameCategory && was.slugProduct && !is.slugProduct)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData
  const opened = root.opened ?? loaderData?.openedByPath
  if (opened) return productHead(opened, root)
  const t = createTranslator(root.words, root.language, root.overrides)
  return loaderData ? categoryHead(loaderData.view, root, t) : []
}

export default function Menu({ loaderData }: Route.ComponentProps) {
  const root = useRootData()
  return (
    <CategoryPage
      view={loaderData.view}
      menu={root?.categories ?? []}
      covered={loaderData.openedByPath !== null}
    />
  )
}
