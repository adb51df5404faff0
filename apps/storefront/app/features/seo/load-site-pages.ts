import type { RouterContextProvider } from 'react-router'
import { catalogueInSight } from '../../catalogue-access/catalogue-in-sight.ts'
import { shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'
import { loadBrands } from '../brands/index.ts'
import { loadPages, loadPosts } from '../content/index.ts'
import { type SitePage, sitePages } from './site-pages.ts'

export async function loadSitePages(context: Readonly<RouterContextProvider>): Promise<SitePage[]> {
  const visit = context.get(visitContext)
  const [catalogue, posts, pages, brands] = await Promise.all([
    context.get(shopContext).catalogue(visit.language, visit.warehouseId),
    loadPosts(context),
    loadPages(context),
    loadBrands(context),
  ])
  return sitePages({ catalogue: catalogueInSight(catalogue, visit), posts, pages, brands })
}
