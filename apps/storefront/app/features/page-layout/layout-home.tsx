import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { HomePage, TilesHome } from '../catalogue/index.ts'
import { GroceryHome } from '../grocery/index.ts'
import { RestaurantHome } from '../restaurant-page/index.ts'
import { ScreenWords } from '../words/index.ts'
import type { LayoutView } from './load-home.ts'

/** The home page of whichever layout it is. */
export function LayoutHome({ home }: { readonly home: LayoutView }) {
  const shop = useRootData()?.shop
  const shopName = shop?.name ?? ''
  switch (home.layout) {
    case 'rows':
      return <HomePage view={home.view} shopName={shopName} />
    case 'tiles':
      return <TilesHome view={home.view} shopName={shopName} />
    case 'landing':
      // The menu layout's own.
      return null
    case 'grocery':
      return <GroceryHome view={home.view} shopName={shopName} />
    case 'restaurant':
      return (
        <ScreenWords words={home.words}>
          <RestaurantHome view={home.view} shopName={shopName} about={shop?.description ?? ''} />
        </ScreenWords>
      )
  }
}
