import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { houseOf } from '../../routing/house-of.ts'
import { useCameCovered } from '../../routing/use-came-covered.ts'
import { CategoryPage, type MenuPage } from '../catalogue/index.ts'
import { DiningCategory, DishPage } from '../dining/index.ts'
import { GroceryCategory } from '../grocery/index.ts'
import { useUnpacked } from '../shelf/index.ts'

/** A category, or in a restaurant a dish, in whichever house it is. */
export function HouseCategory({ page }: { readonly page: MenuPage }) {
  const root = useRootData()
  const view = useUnpacked(page.view)
  const house = houseOf(root?.pageType ?? 'cat1')
  const cameCovered = useCameCovered()
  const covered = cameCovered || page.openedByPath !== null
  if (page.dish) return <DishPage dish={page.dish} view={view} warehouseId={root?.warehouseId ?? null} />
  if (house === 'dining') return <DiningCategory view={view} abouts={page.abouts} covered={covered} />
  if (house === 'grocery') return <GroceryCategory view={view} covered={covered} />
  return (
    <CategoryPage
      view={view}
      menu={root?.categories ?? []}
      covered={covered}
      ways={house === 'tiles' ? 'tabs' : 'tree'}
    />
  )
}
