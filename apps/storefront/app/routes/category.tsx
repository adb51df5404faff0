import { createTranslator } from '@samobranka/dictionary'
import { CategoryPage, categoryByNumber, categoryHead, menuPage } from '../features/catalogue/index.ts'
import { productHead } from '../features/product/index.ts'
import { catalogueInSight } from '../lib/catalogue-in-sight.ts'
import { pageNotFound } from '../lib/not-found.ts'
import { isAnotherPage } from '../lib/revalidation.ts'
import { useRootData } from '../lib/root-data.ts'
import { shopContext } from '../lib/shop.ts'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/category'

/** The same category page, asked for by the category's number; its canonical address is the menu's. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const all = await context.get(shopContext).catalogue(visit.language, visit.warehouseId)
  const catalogue = catalogueInSight(all, visit)
  const asked = categoryByNumber(catalogue, params)
  const page = asked && menuPage(catalogue, asked, visit.warehouseId)
  if (!page) throw pageNotFound(request)
  return page
}

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData
  const opened = root.opened ?? loaderData?.openedByPath
  if (opened) return productHead(opened, root)
  const t = createTranslator(root.words, root.language, root.overrides)
  return loaderData ? categoryHead(loaderData.view, root, t) : []
}

export default function Category({ loaderData }: Route.ComponentProps) {
  const root = useRootData()
  return (
    <CategoryPage
      view={loaderData.view}
      menu={root?.categories ?? []}
      covered={loaderData.openedByPath !== null}
    />
  )
}
