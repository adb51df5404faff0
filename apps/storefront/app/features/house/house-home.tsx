import { useRootData } from '../../lib/root-data.ts'
import { HomePage, TilesHome } from '../catalogue/index.ts'
import { DiningHome } from '../dining/index.ts'
import { GroceryHome } from '../grocery/index.ts'
import { LandingPage } from '../landing/index.ts'
import { type Packed, useUnpacked } from '../shelf/index.ts'
import type { HouseView } from './load-house.ts'

/** The home page of whichever house it is. */
export function HouseHome({ packed }: { readonly packed: Packed<HouseView> }) {
  const shop = useRootData()?.shop
  const { house, view } = useUnpacked(packed)
  const shopName = shop?.name ?? ''
  switch (house) {
    case 'rows':
      return <HomePage view={view} shopName={shopName} />
    case 'tiles':
      return <TilesHome view={view} shopName={shopName} />
    case 'landing':
      return <LandingPage view={view} shopName={shopName} />
    case 'grocery':
      return <GroceryHome view={view} shopName={shopName} />
    case 'dining':
      return <DiningHome view={view} shopName={shopName} about={shop?.description ?? ''} />
  }
}
