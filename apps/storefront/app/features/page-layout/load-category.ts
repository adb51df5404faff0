import type { Catalogue } from '@samobranka/rules'
import type { RouterContextProvider } from 'react-router'
import { catalogueInSight } from '../../catalogue-access/catalogue-in-sight.ts'
import { shopContext } from '../../catalogue-access/shop.ts'
import { visitContext } from '../../catalogue-access/visit.ts'
import { pageLayoutOf } from '../../routing/page-layout-of.ts'
import { type MenuPage, type MenuParams, menuPage, readSelection, sortAhead } from '../catalogue/index.ts'

/** What an address asks for, once the catalogue is known; null when it names nothing in sight. */
type Reading = (catalogue: Catalogue) => MenuParams | null

/** A category's page; null when there is none. */
export async function loadCategory(
  request: Request,
  context: Readonly<RouterContextProvider>,
  reading: Reading,
): Promise<MenuPage | null> {
  const visit = context.get(visitContext)
  const all = await context.get(shopContext).catalogue(visit.language, visit.warehouseId)
  const catalogue = catalogueInSight(all, visit)
  const params = reading(catalogue)
  const { search } = new URL(request.url)
  const page = params && { ...params, search, language: visit.language }
  if (!page) return null
  await sortAhead(catalogue, page, readSelection(new URLSearchParams(search)), visit.language)
  return menuPage(catalogue, page, visit.warehouseId, pageLayoutOf(visit.pageType))
}
