import { type Banner, bannersJson } from '@samobranka/contract'
import type { RouterContextProvider } from 'react-router'
import { catalogueInSight } from '../../lib/catalogue-in-sight.ts'
import { type Shop, shopContext } from '../../lib/shop.ts'
import { visitContext } from '../../lib/visit.ts'
import { type HomeView, homeView } from './home-view.ts'

const BANNERS_WAIT = 3000

export async function loadHome(context: Readonly<RouterContextProvider>): Promise<HomeView> {
  const shop = context.get(shopContext)
  const visit = context.get(visitContext)
  const [catalogue, banners] = await Promise.all([
    shop.catalogue(visit.language, visit.warehouseId),
    loadBanners(shop, visit.language),
  ])
  return homeView(catalogueInSight(catalogue, visit), banners, visit.warehouseId)
}

/** A home page without banners is still a home page: their failure is logged, not shown. */
async function loadBanners(shop: Shop, language: string): Promise<readonly Banner[]> {
  try {
    const answer = await shop.backend.call(bannersJson, {
      query: { lang: language },
      signal: AbortSignal.timeout(BANNERS_WAIT),
    })
    if (answer.ok) return answer.value
    shop.log.warn({ code: answer.refusal.code }, 'banners were refused')
  } catch (error) {
    shop.log.warn({ err: error }, 'banners could not be loaded')
  }
  return []
}
