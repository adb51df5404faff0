import { userFavourites } from '@samobranka/contract'
import { askOrNull } from '../../catalogue-access/ask-backend.ts'
import { catalogueInSight } from '../../catalogue-access/catalogue-in-sight.ts'
import { shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'
import { AccountScreen } from '../../features/account/index.ts'
import { cardGoods } from '../../features/catalogue-store/index.ts'
import { accountHead } from '../../features/page-head/index.ts'
import { FavouritesPage, FavouritesSkeleton } from '../../features/profile/index.ts'
import { isAnotherPage } from '../../routing/revalidation.ts'
import { laterView } from '../../ui/later.tsx'
import type { Route } from './+types/favorite'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const visit = context.get(visitContext)
  const [ids, all] = await Promise.all([
    askOrNull(shop, 'favourites', (signal) => shop.backend.call(userFavourites, { signal })),
    shop.catalogue(visit.language, visit.warehouseId),
  ])
  const catalogue = catalogueInSight(all, visit)
  const cards = (ids ?? []).flatMap((id) => {
    const product = catalogue.products.find((each) => each.id === id)
    return product ? cardGoods(product, catalogue, visit.warehouseId) : []
  })
  return { view: ids && cards }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => laterView(serverLoader)

export const shouldRevalidate = isAnotherPage

export const meta: Route.MetaFunction = ({ matches }) => accountHead(matches, 'account.favourites')

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen title="account.favourites" of={loaderData.view} skeleton={<FavouritesSkeleton />}>
      {(cards) => <FavouritesPage cards={cards} />}
    </AccountScreen>
  )
}
