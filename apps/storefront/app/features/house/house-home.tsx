import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { ScreenWords } from '../../i18n/screen-words.tsx'
import { HomePage, TilesHome } from '../catalogue/index.ts'
import { DiningHome } from '../dining/index.ts'
import { GroceryHome } from '../grocery/index.ts'
import { type Packed, useUnpacked } from '../shelf/index.ts'
import type { HouseView } from './load-house.ts'

/** The home page of whichever house it is. */
export function HouseHome({ packed }: { readonly packed: Packed<HouseView> }) {
  const shop = useRootData()?.shop
  const home = useUnpacked(packed)
  const shopName = shop?.name ?? ''
  switch (home.house) {
    case 'rows':
      return <HomePage view={home.view} shopName={shopName} />
    case 'tiles':
      return <TilesHome view={home.view} shopName={shopName} />
    case 'landing':
      // The floor's own.
      return null
    case 'grocery':
      return <GroceryHome view={home.view} shopName={shopName} />
    case 'dining':
      return (
        <ScreenWords words={home.words}>
          <DiningHome view={home.view} shopName={shopName} about={shop?.description ?? ''} />
        </ScreenWords>
      )
  }
}
