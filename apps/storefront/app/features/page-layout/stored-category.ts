import { pageLayoutOnPage } from '../../routing/page-layout-of.ts'
import { type MenuPage, type MenuParams, menuPage, readSelection, sortAhead } from '../catalogue/index.ts'
import { catalogueFor } from '../catalogue-store/index.ts'

/** A category's page from the catalogue in the browser; null while it is not there, or the category is not on it. */
export async function storedCategory(request: Request, params: MenuParams): Promise<MenuPage | null> {
  const stored = catalogueFor(request)
  if (!stored) return null
  const { search } = new URL(request.url)
  const page = { ...params, search, language: document.documentElement.lang }
  await sortAhead(stored.catalogue, page, readSelection(new URLSearchParams(search)), page.language)
  return menuPage(stored.catalogue, page, stored.warehouseId, pageLayoutOnPage())
}
