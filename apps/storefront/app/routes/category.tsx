import { readRoot } from '../catalogue-access/root-data/root-data.ts'
import { categoryByNumber, categoryHead } from '../features/catalogue/index.ts'
import { unpackGoods } from '../features/catalogue-store/index.ts'
import { LayoutCategory, loadCategory } from '../features/page-layout/index.ts'
import { productHead, productSent } from '../features/product/index.ts'
import { rootTranslator } from '../i18n/translator-of.ts'
import { pageNotFound } from '../routing/not-found.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/category'

/** The same category page, asked for by the category's number; its canonical address is the menu's. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = await loadCategory(request, context, (catalogue) => categoryByNumber(catalogue, params))
  if (!page) throw pageNotFound(request)
  return page
}

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches, loaderData, location, params }) => {
  const root = readRoot(matches[0].loaderData)
  const { slugProduct } = params
  const opened = productSent([root, loaderData ?? {}], { search: location.search, slugProduct })
  if (opened) return productHead(opened, root)
  const t = rootTranslator(root)
  return loaderData ? categoryHead(unpackGoods(loaderData.view), root, t) : []
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return <LayoutCategory page={loaderData} />
}
