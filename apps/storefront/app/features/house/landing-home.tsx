import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { LandingPage } from '../landing/index.ts'
import { type Packed, useUnpacked } from '../shelf/index.ts'
import type { HouseView } from './load-house.ts'

/** The one page of a house where the whole menu is one page; by itself, as every page of the menu brings it along. */
export function LandingHome({ packed }: { readonly packed: Packed<HouseView> }) {
  const shopName = useRootData()?.shop.name ?? ''
  const home = useUnpacked(packed)
  return home.house === 'landing' ? <LandingPage view={home.view} shopName={shopName} /> : null
}
