import { categoryTiles, DirectoryPage } from '../features/directory/index.ts'
import { productHead, productSent } from '../features/product/index.ts'
import { catalogueInSight } from '../lib/catalogue-in-sight.ts'
import { listHead } from '../lib/list-head.ts'
import { allCategoriesPath } from '../lib/paths.ts'
import { isAnotherPage } from '../lib/revalidation.ts'
import { readRoot } from '../lib/root-data.ts'
import { shopContext } from '../lib/shop.ts'
import { rootTranslator } from '../lib/translator-of.ts'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/all-categories'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const all = await context.get(shopContext).catalogue(visit.language, visit.warehouseId)
  return { tiles: categoryTiles(catalogueInSight(all, visit)) }
}

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const root = readRoot(matches[0].loaderData)
  const opened = productSent([root], { search: location.search, slugProduct: undefined })
  if (opened) return productHead(opened, root)
  const t = rootTranslator(root)
  return listHead({ title: t('catalogue.categories'), path: allCategoriesPath() }, root, t)
}

export default function AllCategories({ loaderData }: Route.ComponentProps) {
  return <DirectoryPage tiles={loaderData.tiles} />
}
