import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { useCameCovered } from '../../catalogue-access/root-data/use-came-covered.ts'
import { pageLayoutOf } from '../../routing/page-layout-of.ts'
import { CategoryPage, type MenuPage } from '../catalogue/index.ts'
import { GroceryCategory } from '../grocery/index.ts'
import { DishPage, RestaurantCategory } from '../restaurant-page/index.ts'

/** A category, or in a restaurant a dish, in whichever layout it is. */
export function LayoutCategory({ page }: { readonly page: MenuPage }) {
  const root = useRootData()
  const { view } = page
  const layout = pageLayoutOf(root?.pageType ?? 'cat1')
  const cameCovered = useCameCovered()
  const covered = cameCovered || page.openedByPath !== null
  if (page.dish) return <DishPage dish={page.dish} view={view} warehouseId={root?.warehouseId ?? null} />
  if (layout === 'restaurant')
    return <RestaurantCategory view={view} abouts={page.abouts} covered={covered} />
  if (layout === 'grocery') return <GroceryCategory view={view} covered={covered} />
  return (
    <CategoryPage
      view={view}
      menu={root?.categories ?? []}
      covered={covered}
      ways={layout === 'tiles' ? 'tabs' : 'tree'}
    />
  )
}
