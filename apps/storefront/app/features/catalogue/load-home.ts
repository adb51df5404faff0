import type { RouterContextProvider } from 'react-router'
import { catalogueInSight } from '../../lib/catalogue-in-sight.ts'
import { shopContext } from '../../lib/shop.ts'
import { visitContext } from '../../lib/visit.ts'
import { loadBanners } from '../slides/index.ts'
import { type HomeView, homeView } from './home-view.ts'

export async function loadHome(context: Readonly<RouterContextProvider>): Promise<HomeView> {
  const shop = context.get(shopContext)
  const visit = context.get(visitContext)
  const [catalogue, banners] = await Promise.all([
    shop.catalogue(visit.language, visit.warehouseId),
    loadBanners(context),
  ])
  return homeView(catalogueInSight(catalogue, visit), banners, visit.warehouseId)
}
