import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { LandingPage } from '../landing/index.ts'
import type { LayoutView } from './load-home.ts'

/** The one page of a layout where the whole menu is one page; by itself, as every page of the menu brings it along. */
export function LandingHome({ home }: { readonly home: LayoutView }) {
  const shopName = useRootData()?.shop.name ?? ''
  return home.layout === 'landing' ? <LandingPage view={home.view} shopName={shopName} /> : null
}
