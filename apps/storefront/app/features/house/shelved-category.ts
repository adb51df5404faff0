import { houseOnPage } from '../../routing/house-of.ts'
import { type MenuPage, type MenuParams, menuPage, readSelection, sortAhead } from '../catalogue/index.ts'
import { catalogueFor, wholeGoods } from '../shelf/index.ts'

/** A category's page from the catalogue in the browser; null while it is not there, or the category is not on it. */
export async function shelvedCategory(request: Request, params: MenuParams): Promise<MenuPage | null> {
  const shelved = catalogueFor(request)
  if (!shelved) return null
  const { search } = new URL(request.url)
  const asked = { ...params, search, language: document.documentElement.lang }
  await sortAhead(shelved.catalogue, asked, readSelection(new URLSearchParams(search)), asked.language)
  return menuPage(shelved.catalogue, asked, shelved.warehouseId, houseOnPage(), wholeGoods)
}
