import { catalogueInSight } from '../catalogue-access/catalogue-in-sight.ts'
import { shopContext } from '../catalogue-access/shop.ts'
import { visitContext } from '../catalogue-access/visit.ts'
import { CategoryListPage, categoryTiles } from '../features/category-list/index.ts'
import { listHead } from '../features/page-head/index.ts'
import { goodsMeta } from '../features/product/index.ts'
import { allCategoriesPath } from '../routing/paths.ts'
import { isAnotherPage } from '../routing/revalidation.ts'
import type { Route } from './+types/all-categories'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const all = await context.get(shopContext).catalogue(visit.language, visit.warehouseId)
  return { tiles: categoryTiles(catalogueInSight(all, visit)) }
}

export const shouldRevalidate = isAnotherPage

export const meta = goodsMeta<typeof loader>(({ root, t }) =>
  listHead({ title: t('catalogue.categories'), path: allCategoriesPath() }, root, t),
)

export default function AllCategories({ loaderData }: Route.ComponentProps) {
  return <CategoryListPage tiles={loaderData.tiles} />
}
